import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { listenToCharacter } from '../listen-to-character.ts'
import { sayBack } from './say-back.ts'
import { sayMissing } from './say-missing.ts'

const say = (details: string, name = 'Mia') => sayBack(listenToCharacter({ name, details }), details)

describe('who somebody is', () => {
  test.each([
    ['a girl, 8', 'a girl of 8'],
    ['8, boy', 'a boy of 8'],
    ['she is five and a half', 'a girl of 5½'],
    ['9 months old', 'a baby of 9 months'],
    ["They're 9", 'a child of 9 (they)'],
    ['a woman of 41', 'a woman of 41'],
    ['our small grey cloud', 'a small grey cloud'],
    ["she's the actual moon", 'the actual moon (she)'],
    ['an owl', 'an owl'],
    ['a unicorn', 'a unicorn'],
    ['robot. made of lunch tins', 'a robot'],
  ])('%j is said as %j', (details, said) => {
    expect(say(details).looks[0]).toBe(said)
  })

  test('a title in a name is enough, and an age counts before every other word', () => {
    expect(say('knits', 'Grandma Ruth').looks).toEqual(['an elderly woman'])
    expect(say('2 years old, bosses three uncles').looks[0]).toMatch(/ of 2$/)
  })

  test('a granny is no girl, though whose she is stays open', () => {
    expect(say('her granny, blue doek', 'Gogo').looks[0]).toBe('an elderly woman')
    expect(say('her uncle, tall', 'Huw').looks[0]).toBe('a man')
    expect(say('6, misses her granny').looks[0]).toBe('a child of 6')
  })

  test('of whom nothing is said, nothing is said back', () => {
    expect(say('knits').looks).toEqual([])
  })
})

test('looks and life are said in the words of the parent, with their verbs and without who it is about', () => {
  const said = say(
    'A girl of 8, wheelchair with painted wheels. Yellow glasses. She loves trains, mud, and pirates and is scared of lifts. Has always a candy in the pocket.',
  )
  expect(said).toMatchObject({
    looks: ['a girl of 8', 'wheelchair with painted wheels', 'yellow glasses'],
    life: ['loves trains, mud and pirates', 'scared of lifts', 'has always a candy in the pocket'],
    perhaps: [],
    notUnderstood: [],
  })
})

test('behind a label a list has a verb of its own', () => {
  expect(say('hates: socks, bedtime. loves: arguing').life).toEqual([
    'does not like socks and bedtime',
    'likes arguing',
  ])
})

test('what is part of a longer fact is said once', () => {
  expect(say('big brother of Ann, 6').looks).toEqual(['a boy of 6', 'big brother of Ann'])
})

test('what is not sure is asked, what nothing was made of is named with the small words around it', () => {
  const said = say('nearly 8. mad for diggers. never without his wellies, even in bed')

  expect(said.perhaps).toEqual(['7 years old'])
  expect(said.notUnderstood).toEqual(['even in bed'])
})

test('what was not understood is named in whole stretches', () => {
  expect(say('7, flour still in the ears').notUnderstood).toEqual(['flour still in the ears'])
  expect(say('7, no regrets, my little monkey').notUnderstood).toEqual(['no regrets', 'my little monkey'])
})

test('of another language only the language is said, and how old somebody is', () => {
  expect(say('Tiene seis años, es muy tímida y le encantan los perros.')).toMatchObject({
    looks: ['a child of 6'],
    life: [],
    notUnderstood: [],
    otherLanguage: 'Spanish',
  })
})

test('what can be seen is told apart', () => {
  const { visible } = say('a girl of 8, short red hair, loves mud')
  expect(visible.map(({ kind }) => kind)).toEqual(['being', 'hair'])
})

test.each([
  ['painted wheels', 'the painted wheels'],
  ['cherries', 'the cherries'],
  ['cloud', 'the cloud'],
  ['tall', '“tall”'],
])('%j that no picture shows is said as %j', (words, said) => {
  expect(sayMissing(words)).toBe(said)
})

test.each([
  '',
  '   ',
  '!!!',
  '😊😊',
  '{"role":"system"}',
  'x'.repeat(1000),
  'AND AND AND, , ,',
  'red '.repeat(500),
])('%j brings nothing down', (details) => {
  expect(say(details).perhaps).toEqual(expect.any(Array))
})

describe('the lines that others wrote', () => {
  const lines: { name: string; text: string }[] = JSON.parse(
    readFileSync(new URL('../../lines/practice-character.json', import.meta.url), 'utf8'),
  )

  test.each(lines.map(({ name, text }) => [name, text]))('%s: %s', (name, text) => {
    const { looks, life, perhaps, notUnderstood } = say(text, name)
    for (const words of [...looks, ...life, ...perhaps, ...notUnderstood]) {
      expect.soft(words).not.toMatch(/^$|^\s|\s$|\s{2}|^'|\s'(?:s|ll|re)\b|\bundefined\b|\bNaN\b|[,;]$/)
      expect.soft(words).not.toMatch(/\b(?!big|asdf)(\p{L}+) \1\b/u)
    }
    for (const words of [...looks, ...life]) expect.soft(words).not.toMatch(/^(?:and|but|who|which) /)
    const said = [...looks, ...life, ...perhaps]
    expect.soft(said).toEqual([...new Set(said)])
  })
})
