import { expect, test } from 'vitest'
import { listenToCharacter } from './listen-to-character.ts'

const beingOf = (details: string) =>
  listenToCharacter({ name: 'Zed', details }).facts.flatMap((fact) =>
    fact.kind === 'being' && fact.certain && fact.being.sort !== 'human' ? [fact.being.noun] : [],
  )[0]

test.each([
  ['cat orange, fat, half a tail', 'cat'],
  ['wind-up mouse, silver metal, key in the back', 'toy mouse'],
  ['steam engine toy, green with red wheels', 'steam engine'],
  ['imaginary. looks like a walking bush with two yellow eyes', 'bush'],
  ['A wooden puppet my uncle carved: red painted cheeks, blue coat', 'puppet'],
  ['imaginary mouse friend: grey, waistcoat out of a leaf', 'mouse'],
  ['bear with no fur left on the tummy, bald from cuddles', 'bear'],
  ['Imaginary friend of my son – an owl nobody else can see, she wears slippers', 'owl'],
  ['Friendly alien: lime green, 3 eyes', 'alien'],
  ['robot Nial made from cardboard boxes. silver paint', 'robot'],
  ['small robot he made from a rice cooker, silver', 'robot'],
  ['a robot we built from a kettle, red', 'robot'],
  ['teddy Grandma sewed, brown, one eye', 'teddy'],
  ['kitten Leo found in a box, grey', 'kitten'],
  ['puppet uncle Jan carved, red hat', 'puppet'],
  ['tortoise, old, was great grandads, very slow', 'tortoise'],
])('“%s” is a %s, whoever made, found or had it', (details, noun) => {
  expect(beingOf(details)).toBe(noun)
})

test('a child at a wedding is a child', () => {
  const { facts } = listenToCharacter({ name: 'Zed', details: "5, sky blue agbada because it's the wedding" })
  expect(facts.find(({ kind }) => kind === 'being')).toMatchObject({ being: { sort: 'human' } })
})
