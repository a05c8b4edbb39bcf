import { expect, test } from 'vitest'
import type { Fact } from './facts.ts'
import { listen } from './testing/facts-heard.ts'

const sureOf = (details: string, kind: Fact['kind']) =>
  listen(details).facts.filter((fact) => fact.kind === kind && fact.certain)

test.each<[string, Fact['kind']]>([
  ['toddler girl, 2, one sock always missing', 'garment'],
  ['Missing: one mitten', 'garment'],
  ['always carrying too many bags', 'garment'],
  ['Football shirt (Betis, green and white)', 'skin'],
  ["She's on the small side, fair, with one blue eye", 'skin'],
  ['shes in a wheelchair, a fast one!!', 'trait'],
  ['greyhound, 3 legs, still quicker than you', 'habit'],
  ['a tall rabbit with antlers (so he tells us)', 'habit'],
  ['brown beard, a bit of belly (he says muscle)', 'habit'],
  ['she is forever telling people "actually, I am a scientist"', 'habit'],
  ['just turned one, wobbly walker', 'aid'],
  ['wheelchair user, spoke guards with flames on', 'speech'],
  ['toy train, chipped paint on the funnel', 'event'],
  ['A tractor. Blue, coughs in the morning', 'health'],
  ['Is the small brother from Noor', 'size'],
  ['Is the small brother from Noor', 'place'],
  ["Best friend is Dov, he's always got a plaster on his knee", 'body'],
  ['twin of Tudor, the quiet one (Tudor is the one who shouts)', 'habit'],
  ['she owns two greyhounds called Gin and Tonic who take up the whole settee', 'belonging'],
  ['He has two moles (3) on his cheeks', 'age'],
  ['my moko, 8', 'skin'],
  ['tall dark handsome, he is 4', 'skin'],
  ['made of rubber, that one', 'age'],
  ['soon to have glasses', 'glasses'],
  ['this is my tutu (grandma), 81', 'garment'],
  ['big boots, bigger heart', 'body'],
  ['wings too big so they drag in the mud', 'habit'],
  ['lives with us since March', 'place'],
  ['a twinkle in the eye', 'body'],
  ['best hugger in the family / drums', 'belonging'],
  ['she keeps one in a jar', 'belonging'],
  ['Loves dancing, her trampoline, and cuddles with everyone', 'habit'],
])('of “%s” no %s is sure (LN-43)', (details, kind) => {
  expect(sureOf(details, kind)).toEqual([])
})

test.each<[string, Fact['kind'], string[]]>([
  ['does not like to be hugged but high five is ok', 'dislike', ['be hugged']],
  ['mad about soccer, striker for his school team, left footed', 'like', ['soccer']],
  [
    'Loves drumming on everything in the house, pots, tables',
    'like',
    ['drumming on everything in the house'],
  ],
  ['Age: 10. Hijab: yes', 'headwear', ['Hijab']],
  ['headphones round his neck always, black hoodie', 'aid', ['headphones round his neck']],
  ['the careful one', 'trait', ['careful one']],
  ['brown skin, fair skin in winter', 'skin', ['brown skin', 'fair skin in winter']],
  ['has just got her ears pierced', 'skin', ['ears pierced']],
  ['fair no, wheatish complexion', 'skin', ['wheatish complexion']],
  ['likes trains, footballs and cats', 'like', ['trains', 'footballs', 'cats']],
])('of “%s” surely a %s is %j (LN-43)', (details, kind, words) => {
  expect(sureOf(details, kind).map((fact) => ('words' in fact ? fact.words : ''))).toEqual(words)
})
