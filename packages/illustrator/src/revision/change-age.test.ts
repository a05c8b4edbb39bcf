import { expect, test } from 'vitest'
import { looksInScene } from '../looks/look-in-scene.ts'
import type { FigureDescription, SceneDescription } from '../scene-description.ts'
import { reviseScene } from './revise-scene.ts'

const cast: FigureDescription[] = [
  { name: 'Leo', details: 'boy, 8, red jumper' },
  { name: 'Aunt Jo', details: 'his aunt, 35, green dress' },
  { name: 'Rex', details: 'a brown dog' },
]
const scene: SceneDescription = {
  setting: 'garden',
  time: 'day',
  weather: 'clear',
  shot: 'wide',
  figures: [
    { name: 'Leo', pose: 'stand', face: 'happy' },
    { name: 'Aunt Jo', pose: 'stand', face: 'happy' },
    { name: 'Rex', pose: 'stand', face: 'happy' },
  ],
  props: [],
  action: 'Leo, Aunt Jo and Rex stand in the garden.',
}

/** The ages and heights in the picture after these wishes, one after another. */
function after(...wishes: string[]) {
  let revised = { scene, report: [] as { outcome: string }[] }
  for (const wish of wishes) revised = reviseScene(revised.scene, cast, wish)
  const looks = looksInScene(revised.scene, cast).map((look) =>
    look.kind === 'human' ? [look.age, look.size.height] : [look.kind],
  )
  return { looks, outcome: revised.report[0]?.outcome, last: revised.report.at(-1)?.outcome }
}

test('who is to look younger is a smaller child, and then a toddler (IR-90)', () => {
  expect(after('make Leo younger').looks[0]).toEqual(['child', 0.85])
  expect(after('make Leo younger', 'Leo looks too old').looks[0]).toEqual(['toddler', 1])
  expect(after('make Leo younger').looks[1]).toEqual(['adult', 1])
  expect(after('make Leo younger').outcome).toBe('done')
})

test('who is to look older is a teenager, an aunt an old woman (IR-90)', () => {
  expect(after('Leo should look older').looks[0]).toEqual(['teen', 1])
  expect(after('make Aunt Jo older').looks[1]).toEqual(['elder', 1])
  expect(after('make Aunt Jo younger').looks[1]).toEqual(['teen', 1])
})

test('so many years are so many, and a dog has none (IR-90)', () => {
  expect(after('Leo should look like a four year old').looks[0]).toEqual(['child', 0.8])
  expect(after('make Rex look younger')).toMatchObject({ outcome: 'not done' })
  const older = 'make Aunt Jo older'
  expect(after(older, older, older).outcome).toBe('not done')
})

test('who looks too old for the years that are named is drawn younger than before, though the body was of those years (IR-161)', () => {
  expect(after('Leo looks about twelve, he is eight').looks[0]).toEqual(['child', 0.85])
  expect(after('Leo looks about twelve, he is eight').last).toBe('done')
  expect(after('he looks like he is five. He is eight').looks[0]).toEqual(['child', 1.09])
  // Nothing says which way it is wrong.
  expect(after('Leo should look like an eight year old').last).toBe('not done')
})
