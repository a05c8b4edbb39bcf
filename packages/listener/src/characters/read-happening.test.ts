import { expect, test } from 'vitest'
import { listenToCharacter } from '../listen-to-character.ts'

const factsOf = (details: string) => listenToCharacter({ name: 'Mia', details }).facts

test.each([
  ['not into hugs', 'hugs'],
  ['She is not very keen on peas', 'peas'],
  ["she's not a big fan of cats", 'cats'],
  ["He isn't bothered about cake", 'cake'],
  ['He does not care for the cat', 'cat'],
  ["doesn't get on with dogs", 'dogs'],
  ['cant abide wool', 'wool'],
  ['She despises turnips', 'turnips'],
  ['fed up with maths', 'maths'],
])('%j is a dislike, however it is denied', (details, words) => {
  expect(factsOf(details)).toContainEqual(expect.objectContaining({ kind: 'dislike', words }))
})

test('a liking that is denied is never a liking', () => {
  for (const details of ['not into hugs', 'not keen on hugs', "isn't a fan of hugs"])
    expect(factsOf(details).map(({ kind }) => kind)).not.toContain('like')
})

test('what stands behind "she dislikes:" is a list of dislikes', () => {
  const dislikes = factsOf('She dislikes: wet sleeves, wasps').filter(({ kind }) => kind === 'dislike')
  expect(dislikes).toMatchObject([{ words: 'wet sleeves' }, { words: 'wasps' }])
})

test.each([
  ['She has planted sixty trees', 'has planted sixty trees'],
  ['got stuck in a bog', 'got stuck in a bog'],
  ['is about to move to Leeds', 'about to move to Leeds'],
  ['starts school in September', 'starts school in September'],
  ['We moved to Leeds in autumn', 'We moved to Leeds in autumn'],
])('%j is something that happens once', (details, words) => {
  expect(factsOf(details)).toContainEqual(expect.objectContaining({ kind: 'event', words }))
})

test.each([
  ['drives the school bus', 'drives the school bus'],
  ['in charge of bedtime', 'in charge of bedtime'],
  ['used to be a midwife', 'used to be a midwife'],
  ['Job: dinner lady', 'dinner lady'],
  ['Her job is to wake the stars', 'wake the stars'],
])('%j says what somebody works', (details, words) => {
  expect(factsOf(details)).toContainEqual(expect.objectContaining({ kind: 'work', words }))
})

test('who gets wet has nothing by it', () => {
  expect(factsOf('gets soggy in the rain')).toContainEqual(expect.objectContaining({ kind: 'habit' }))
  expect(factsOf('gets soggy in the rain').map(({ kind }) => kind)).not.toContain('belonging')
})

test('what is worn always is a look', () => {
  expect(factsOf('always the same brown jacket')).toContainEqual(
    expect.objectContaining({ kind: 'garment', words: 'same brown jacket', certain: true }),
  )
})

test('who is said not to be a wolf is what is said behind it', () => {
  expect(factsOf('Mia is not a wolf she is a potato')).toContainEqual(
    expect.objectContaining({ kind: 'being', being: { sort: 'other', noun: 'potato' } }),
  )
})

test.each([
  'eyes like buttons (one red one brown)',
  'one red mitten (lost the other)',
  'she is loud, please',
])('%j leaves what points back at something unsure', (details) => {
  const unsure = factsOf(details).filter(({ kind }) => /^(?:skin|event|wish)$/.test(kind))
  expect(unsure.filter(({ certain }) => certain)).toEqual([])
})
