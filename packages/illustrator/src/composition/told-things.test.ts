import { expect, test } from 'vitest'
import { PAGE_SIZE } from '../drawing/shape.ts'
import type { FigureDescription, SceneDescription, Setting } from '../scene-description.ts'
import { compose } from './compose.ts'

const cast: FigureDescription[] = [
  { name: 'Mia', details: '6, girl' },
  { name: 'Opa', details: '70, an old man' },
]

const sceneWith = (noun: string, changes: Partial<SceneDescription>): SceneDescription => ({
  setting: 'garden',
  time: 'day',
  weather: 'clear',
  shot: 'close',
  figures: [
    { name: 'Mia', pose: 'stand', face: 'wow', look: noun },
    { name: 'Opa', pose: 'lean', face: 'calm', look: noun },
  ],
  props: [noun],
  action: '',
  ...changes,
})

const composed = (noun: string, changes: Partial<SceneDescription> = {}) =>
  ['one', 'two', 'three'].flatMap((seed) =>
    [0, 1].map((candidate) => compose({ scene: sceneWith(noun, changes), cast, seed, candidate })),
  )

const boxes = (noun: string, changes: Partial<SceneDescription> = {}) =>
  composed(noun, changes).map((picture) => picture.boxes.find((box) => box.noun === noun))

test.each<[string, Setting]>([
  ['bucket', 'garden'],
  ['bucket', 'kitchen'],
  ['sign', 'hills'],
])(
  'a %s in the %s that everybody looks at is on the page as a whole, also from near (IR-84)',
  (noun, setting) => {
    for (const box of boxes(noun, { setting })) {
      expect(box).toBeDefined()
      expect(box?.left).toBeGreaterThan(-4)
      expect(box?.right).toBeLessThan(PAGE_SIZE + 4)
      expect(box?.bottom).toBeLessThan(PAGE_SIZE)
    }
  },
)

test('words over a door hang on the wall of the house, where somebody reads them (IR-150)', () => {
  for (const picture of composed('words', { setting: 'porch' })) {
    const box = picture.boxes.find(({ noun }) => noun === 'words')
    const [mia] = picture.figures
    expect(box?.bottom).toBeLessThan(mia?.bounds.bottom ?? 0)
    expect(box?.top).toBeLessThan(mia?.head.y ?? 0)
    expect(box?.left).toBeGreaterThan(-4)
    expect(box?.right).toBeLessThan(PAGE_SIZE + 4)
  }
})

test('the table that many are shown something on stands before them (IR-150)', () => {
  for (const picture of composed('teapot', {
    setting: 'kitchen',
    shot: 'wide',
    props: ['table', 'teapot', 'people'],
  }))
    expect(picture.boxes.map(({ noun }) => noun)).toContain('table')
})

test('an acorn that somebody looks at is larger than one that only lies there (IR-84)', () => {
  /** Beside the heads of those who stand there, from wherever they are seen. */
  const tall = (picture: ReturnType<typeof compose>): number => {
    const box = picture.boxes.find(({ noun }) => noun === 'acorn')
    const smallest = Math.min(...picture.figures.map(({ head }) => head.radius))
    return box ? (box.bottom - box.top) / smallest : 0
  }
  const told = composed('acorn', { shot: 'medium' }).map(tall)
  const lying = composed('acorn', {
    shot: 'medium',
    figures: [
      { name: 'Mia', pose: 'stand', face: 'wow' },
      { name: 'Opa', pose: 'lean', face: 'calm' },
    ],
  }).map(tall)
  // Who is near or far in one of them may stand elsewhere in the other.
  const usual = (sizes: number[]): number => sizes.reduce((sum, size) => sum + size, 0) / sizes.length
  expect(usual(told)).toBeGreaterThan(usual(lying) * 1.2)
})
