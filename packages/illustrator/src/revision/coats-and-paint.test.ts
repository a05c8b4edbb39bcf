import { expect, test } from 'vitest'
import { looksInScene } from '../looks/look-in-scene.ts'
import type { FigureDescription, SceneDescription } from '../scene-description.ts'
import { reviseScene } from './revise-scene.ts'

const cast: FigureDescription[] = [
  { name: 'Mia', details: 'girl, 6, red dress' },
  { name: 'Puss', details: 'a black cat' },
  { name: 'Chuff', details: 'old red tractor with a face' },
]
const scene: SceneDescription = {
  setting: 'meadow',
  time: 'day',
  weather: 'clear',
  shot: 'medium',
  figures: cast.map(({ name }) => ({ name, pose: 'stand', face: 'happy' })),
  props: [],
  action: 'Mia, Puss and Chuff stand in the meadow.',
}

function after(wish: string) {
  const { scene: revised, report } = reviseScene(scene, cast, wish)
  return { looks: looksInScene(revised, cast), outcomes: report.map(({ outcome }) => outcome) }
}

test.each(['Puss should be white with grey spots', 'make the cat white with grey spots'])(
  '“%s” paints the coat and its spots, and the girl as she was (IR-161)',
  (wish) => {
    const { looks, outcomes } = after(wish)
    expect(outcomes).toEqual(['done'])
    expect(looks[1]).toMatchObject({ coat: '#faf3e7', spots: '#a9a5ad' })
    expect(looks[0]).toEqual(after('keep Mia as she is').looks[0])
  },
)

test('a part that is named behind somebody is theirs (IR-161)', () => {
  const { looks, outcomes } = after('Puss is brown, not black, with a white nose')
  expect(outcomes).not.toContain('not done')
  expect(looks[1]).toMatchObject({ marks: [{ kind: 'nose', colour: '#faf3e7' }] })
})

test('a thing that lives is painted as one is that stands about (IR-161)', () => {
  const { looks, outcomes } = after("he'll want the tractor blue")
  expect(outcomes).toEqual(['done'])
  expect(looks[2]).not.toEqual(after('keep Chuff as he is').looks[2])
})

test('whose it is, is no word of how it looks (IR-161)', () => {
  expect(after('cat tail must be white').outcomes).toEqual(['done'])
  expect(after('Girl: fur hat').outcomes).toEqual(['done'])
})
