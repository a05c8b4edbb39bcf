import { expect, test } from 'vitest'
import { listenToCharacter } from './listen-to-character.ts'

const certainOf = (name: string, details: string) =>
  listenToCharacter({ name, details }).facts.filter(({ certain }) => certain)

test('who is in the family is heard as that, and nobody is owned (LN-20)', () => {
  expect(certainOf('Ava', 'has two mums and a dog')).toMatchObject([
    { kind: 'friend', words: 'two mums', name: null },
    { kind: 'pet', words: 'dog' },
  ])
  expect(certainOf('Ivo', 'has 3 big sisters and a baby brother called Rawiri')).toMatchObject([
    { kind: 'friend', words: '3 big sisters' },
    { kind: 'friend', words: 'baby brother', name: 'Rawiri' },
  ])
})

test('a short form of the name is the name (LN-20)', () => {
  expect(certainOf('Wilfred', 'Wilf is 3 and loves trains')).toMatchObject([
    { kind: 'age', years: 3 },
    { kind: 'like', words: 'trains' },
  ])
})

test('where somebody comes from stands behind who they are (LN-20)', () => {
  expect(certainOf('Kwabena', 'tall boy from Kumasi')).toContainEqual(
    expect.objectContaining({ kind: 'place', words: 'from Kumasi' }),
  )
})

test('a child who is called a cheeky monkey is a child (LN-20)', () => {
  for (const details of ['cheeky monkey', 'a cheeky little monkey, 5', 'silly goose', 'scaredy cat'])
    expect(listenToCharacter({ name: 'Maya', details }).facts).toContainEqual(
      expect.objectContaining({ kind: 'being', being: { sort: 'human' } }),
    )
  expect(certainOf('Bobo', 'cheeky monkey')).toMatchObject([{ kind: 'being', being: { sort: 'animal' } }])
  expect(certainOf('Leo', 'a brave lion')[0]).toMatchObject({ kind: 'being', being: { sort: 'animal' } })
})

test('who somebody is stands behind a greeting as well (LN-20)', () => {
  const beingOf = (name: string, details: string) =>
    listenToCharacter({ name, details }).facts.find(({ kind }) => kind === 'being')
  expect(beingOf('Tinka', 'Hello, this is our cat!! she’s got extra toes')).toMatchObject({
    being: { sort: 'animal', noun: 'cat' },
  })
  expect(beingOf('Rex', 'Meet our dog')).toMatchObject({ being: { noun: 'dog' } })
  expect(beingOf('Bolt', 'it is vacuum cleaner robot, my boys painted it')).toMatchObject({
    being: { sort: 'robot' },
  })
  expect(beingOf('Manu', 'he’s the baby la, 8 months only')).toMatchObject({ being: { sort: 'human' } })
  expect(beingOf('Rex', 'he’s our dog lah')).toMatchObject({ being: { noun: 'dog' } })
})
