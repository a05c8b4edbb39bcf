import { expect, test } from 'vitest'
import type { Fact } from './facts.ts'
import { listen } from './testing/facts-heard.ts'

const sureOf = (details: string, kind: Fact['kind']) =>
  listen(details).facts.filter((fact) => fact.kind === kind && fact.certain)

test.each<[string, Fact['kind']]>([
  ['taller than her brother who is 9', 'age'],
  ['siblings: Tom (4)', 'age'],
  ['granddaughter, 6 (her sister Thuli is 9 and already swims)', 'habit'],
  ['teh cat from next door. Gray tabby no collar fat', 'garment'],
  ['named after my grandmother, who was a nurse', 'work'],
  ['plays with his cousin (tall, ginger)', 'size'],
  ['She has a cat, very fat', 'size'],
  ['has two sisters, both older, both bossy', 'trait'],
  ['carries a toy fox, orange, one ear missing', 'body'],
  ['her doll Mimi, blue dress, one shoe', 'garment'],
  ['she is the quiet twin, Lola the loud one', 'stage'],
  ['her pony is called Star', 'hair'],
  ['her hair used to be blond', 'hair'],
  ['Used to have long hair, now short', 'size'],
  ['as a baby she had a mohawk', 'stage'],
  ["he's the baby of the family, 11", 'stage'],
  ['expecting a baby brother', 'stage'],
  ['teeth: two', 'body'],
  ['turns six on the 14th', 'age'],
  ['two cats, both grey', 'being'],
])('of “%s” no %s is sure (LN-43)', (details, kind) => {
  expect(sureOf(details, kind)).toEqual([])
})

test.each<[string, Fact['kind'], string[]]>([
  ['scared of nothing but spiders', 'fear', ['nothing but spiders']],
  ['she has a cat, brown hair, green wellies', 'garment', ['green wellies']],
  ['she has a cat, brown hair, green wellies', 'hair', ['brown hair']],
  ['he loves his dog, shy with strangers', 'trait', ['shy with strangers']],
  ['always always in her yellow raincoat', 'garment', ['yellow raincoat']],
  ['headphones on all day', 'aid', ['headphones']],
  ['our cat, very fat', 'size', ['fat']],
  ['my cousin (tall)', 'size', ['tall']],
])('of “%s” surely a %s is %j (LN-43)', (details, kind, words) => {
  expect(sureOf(details, kind).map((fact) => ('words' in fact ? fact.words : ''))).toEqual(words)
})

test('whose age is told behind “who” is the character’s where nobody else is named (LN-43)', () => {
  expect(sureOf('my cousin who is 9', 'age')).toMatchObject([{ years: 9 }])
})
