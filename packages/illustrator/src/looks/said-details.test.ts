import { listenToCharacter } from '@faith-fables/listener'
import { expect, test } from 'vitest'
import { drawPerson } from '../people/draw-person.ts'
import { alone } from '../people/figure.ts'
import { drawnFacts } from './drawn-facts.ts'
import type { HumanLook } from './look.ts'
import { readLook } from './read-look.ts'

function person(details: string): HumanLook {
  const look = readLook({ name: 'Robin', details })
  if (look.kind !== 'human') throw new Error(`${details} should look like people.`)
  return look
}

const shapesOf = (look: HumanLook, turn: number): number =>
  drawPerson(look, { ...alone, pose: 'stand', turn, face: 'happy' }).shapes.length

test.each([
  ['girl, 12, purple wheelchair with stickers on the wheels', { hasStickers: true }],
  ['girl, 7, blue glasses with a strap', { hasStrap: true }],
  ['boy, 9, short hair with a line shaved in the side', { hair: { shavedIn: 'line', cut: 'buzz' } }],
  ['boy, 7, low fade with a lightning bolt shaved at the side', { hair: { shavedIn: 'bolt' } }],
])('"%s" is heard, drawn whole and seen in each view', (details, look) => {
  const said = person(details)
  expect(said).toMatchObject(look)
  const { hasStickers: _, hasStrap: __, ...rest } = said
  const { shavedIn: ___, ...hair } = said.hair
  for (const turn of [0, 0.5, 1])
    expect(shapesOf(said, turn)).toBeGreaterThan(shapesOf({ ...rest, hair }, turn))
  const drawn = drawnFacts(listenToCharacter({ name: 'Robin', details }).facts)
  expect(drawn.filter((one) => one.drawn !== 'whole')).toEqual([])
})

test('what is shaved off is not shaved in', () => {
  for (const details of ['boy, 9, hair shaved at the sides', 'boy, 9, line leader, short hair'])
    expect(person(details).hair).not.toHaveProperty('shavedIn')
})

test('a streak is seen from the side, too', () => {
  const look = person('aunt, black bob with a white streak')
  const seen = (turn: number) =>
    drawPerson(look, { ...alone, pose: 'stand', turn, face: 'happy' }).shapes.filter(
      ({ fill }) => fill === look.hair.streak,
    ).length
  for (const turn of [0, 0.5, 1]) expect(seen(turn)).toBe(1)
})
