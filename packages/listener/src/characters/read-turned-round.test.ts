import { expect, test } from 'vitest'
import { listenToCharacter } from '../listen-to-character.ts'

const heard = (details: string) =>
  listenToCharacter({ name: 'Wren', details }).facts.flatMap((fact) =>
    'words' in fact && fact.certain ? [`${fact.kind}: ${fact.words}`] : [],
  )

test.each([
  ['Thunder terrifies her', 'fear: Thunder'],
  ['Wasps scare him', 'fear: Wasps'],
  ['Trains fascinate him', 'like: Trains'],
  ['Loud music annoys her', 'dislike: Loud music'],
  ['Rain makes him happy', 'like: Rain'],
  ['Plum cake is her weakness', 'like: Plum cake'],
  ['Cabbage he will not touch', 'dislike: Cabbage'],
])('of %j one hears %j, though what it is about comes first (CH-29)', (details, said) => {
  expect(heard(details)).toContain(said)
})

test.each(['Her brother scares the cat', 'Grandpa annoys his sister', 'A nose she hates'])(
  '%j says nothing of what somebody likes or fears (CH-29)',
  (details) => {
    expect(heard(details).filter((one) => /^(?:like|dislike|fear)/.test(one))).toEqual([])
  },
)

test.each([
  ['a good listener', 'Wren'],
  ['She is a retired lighthouse inspector', 'Wren'],
  ["He's a legend", 'Rory'],
  ["she's a maths whizz", 'Wren'],
  ['a stickler for rules, 9', 'Wren'],
  ['He is a right little monkey', 'Rory'],
  ['a refugee from Syria', 'Wren'],
  ['a whirlwind in wellies', 'Wren'],
])('%j is said of somebody human (CH-28)', (details, name) => {
  const being = listenToCharacter({ name, details }).facts.find(({ kind }) => kind === 'being')
  expect(being).toMatchObject({ being: { sort: 'human' } })
})

test.each(['a toaster', 'She is a teapot', 'bad tempered goose. hisses'])(
  '%j is said of another being all the same (CH-28)',
  (details) => {
    const being = listenToCharacter({ name: 'Pim', details }).facts.find(({ kind }) => kind === 'being')
    expect(being).not.toMatchObject({ being: { sort: 'human' } })
  },
)

test('pronouns by themselves are pronouns, and a question at the end asks nothing', () => {
  const { facts } = listenToCharacter({ name: 'Wren', details: "They/them please. Fibs a bit, don't we all" })
  expect(facts.find(({ kind }) => kind === 'pronoun')).toMatchObject({ pronoun: 'they', certain: true })
  expect(facts.filter(({ kind }) => kind === 'wish')).toEqual([])
})
