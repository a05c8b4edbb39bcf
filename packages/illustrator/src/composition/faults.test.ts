import { expect, test } from 'vitest'
import { round } from '../drawing/shape.ts'
import { ellipse } from '../geometry/path.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import type { Face, SceneFigure } from '../scene-description.ts'
import { compose } from './compose.ts'
import type { Composition } from './composition.ts'
import { faultsOf } from './faults.ts'
import { areTwoPictures, differenceOf } from './two-pictures.ts'

const scene = { ...emptyScene, figures: [figure('Mia', 'wave', 'joy'), figure('Leo', 'stand', 'happy')] }
const composed = (candidate = 0): Composition =>
  compose({ scene, cast: sampleCast, seed: 'faults', candidate })
const mia = (composition: Composition) => {
  const found = composition.figures.find(({ name }) => name === 'Mia')
  if (!found) throw new Error('Mia is missing.')
  return found
}

test('a picture in which everybody is seen has no fault', () => {
  expect(faultsOf(scene, composed())).toEqual([])
})

test('a thing before half a face is found, one behind the head is not', () => {
  const composition = composed()
  const { head } = mia(composition)
  const ball = {
    depth: 0,
    figure: false,
    shapes: [round(ellipse(head.x + head.radius * 0.5, head.y, head.radius * 0.5), '#d8584a')],
  }
  const { layers, seed } = composition.page
  const before = { ...composition, page: { seed, layers: [...layers, ball] } }
  const behind = { ...composition, page: { seed, layers: [ball, ...layers] } }
  expect(faultsOf(scene, before)).toEqual([{ kind: 'hidden-face', who: 'Mia' }])
  expect(faultsOf(scene, behind)).toEqual([])
})

test('who is not there, who is cut off, who stands in another and what hangs in the air are found', () => {
  const composition = composed()
  const [first, ...others] = composition.figures
  if (!first) throw new Error('Nobody is there.')
  const kindsIn = (change: Partial<Composition>) =>
    faultsOf(scene, { ...composition, ...change }).map(({ kind }) => kind)
  expect(kindsIn({ figures: others })).toContain('missing')
  expect(kindsIn({ figures: [{ ...first, head: { ...first.head, x: 1020 } }, ...others] })).toContain(
    'cut-face',
  )
  expect(kindsIn({ figures: composition.figures.map(({ name }) => ({ ...first, name })) })).toContain(
    'tangled',
  )
  expect(kindsIn({ things: [{ noun: 'ball', foot: 300, ground: 700 }] })).toEqual(['floating'])
})

test('a picture that is mirrored or enlarged alone is no second picture', () => {
  const one = composed()
  const mirrored: Composition = {
    ...one,
    figures: one.figures.map((located) => ({
      ...located,
      head: { ...located.head, x: 1024 - located.head.x },
    })),
  }
  const enlarged: Composition = {
    ...one,
    figures: one.figures.map((located) => ({
      ...located,
      head: {
        x: located.head.x * 1.5,
        y: located.head.y * 1.5,
        radius: located.head.radius * 1.5,
        half: located.head.half * 1.5,
      },
    })),
  }
  expect(differenceOf(one, mirrored).places).toBe(false)
  expect(differenceOf(one, enlarged)).toMatchObject({ places: false, distance: true })
  for (const other of [mirrored, enlarged]) expect(areTwoPictures(differenceOf(one, other))).toBe(false)
  expect(areTwoPictures(differenceOf(one, composed(1)))).toBe(true)
})

test('a page whose faces do not feel what happens is found (IR-35)', () => {
  const feeling = (valence: number, face: Face) => {
    const figures = scene.figures.map((one) => ({ ...one, face }))
    const told = { ...scene, valence, figures }
    return faultsOf(told, { ...composed(), scene: told }).map(({ kind }) => kind)
  }
  expect(feeling(-2, 'calm')).toEqual(['wrong-feeling'])
  expect(feeling(-1, 'happy')).toEqual(['wrong-feeling'])
  expect(feeling(2, 'worried')).toEqual(['wrong-feeling'])
  expect(feeling(-2, 'sad')).toEqual([])
  expect(feeling(1, 'happy')).toEqual([])
  expect(feeling(0, 'calm')).toEqual([])
})

test('who is sad and seen from behind, and whose own thing is before the face, is found (IR-34)', () => {
  const sad = { ...scene, figures: scene.figures.map((one) => ({ ...one, face: 'sad' as const })) }
  const composition = composed()
  const kindsWith = (change: Partial<Composition['figures'][number]>) =>
    faultsOf(sad, {
      ...composition,
      figures: composition.figures.map((one) => (one.name === 'Mia' ? { ...one, ...change } : one)),
    }).map(({ kind }) => kind)
  expect(kindsWith({ isFaceless: true })).toEqual(['unseen-face'])
  expect(kindsWith({ hidesOwnFace: 0.4 })).toEqual(['hidden-face'])
  expect(kindsWith({})).toEqual([])
})

test('a thing of which much is off the page is found (IR-33)', () => {
  const composition = composed()
  const box = (left: number) => ({ noun: 'kettle', left, right: left + 100, top: 800, bottom: 900 })
  const kindsOf = (left: number) =>
    faultsOf(scene, { ...composition, boxes: [box(left)] }).map(({ kind }) => kind)
  expect(kindsOf(-60)).toEqual(['unseen-thing'])
  expect(kindsOf(-20)).toEqual([])
})

test('a gate of which hardly anything is seen past people is found, what they sit on is not (IR-33)', () => {
  const composition = composed()
  const { left, right, bottom } = mia(composition).bounds
  const [middle, half] = [(left + right) / 2, (right - left) * 0.25]
  const kindsOf = (noun: string, x: number, foot: number) =>
    faultsOf(scene, {
      ...composition,
      boxes: [{ noun, left: x - half, right: x + half, top: foot - 60, bottom: foot }],
    }).map(({ kind }) => kind)
  expect(kindsOf('gate', middle, bottom - 40)).toEqual(['unseen-thing'])
  expect(kindsOf('gate', middle, bottom + 20)).toEqual([])
  expect(kindsOf('gate', right + half, bottom - 40)).toEqual([])
  expect(kindsOf('bench', middle, bottom - 40)).toEqual([])
})

test('two heads that lie over one another are found, however near one of them is; cheek by cheek in an embrace is none (IR-145)', () => {
  const composition = composed()
  const [one, other] = composition.figures
  if (!one || !other) throw new Error('Nobody is there.')
  const together = one.head.radius + other.head.radius
  const kindsAt = (share: number, touches: string | null) =>
    faultsOf(scene, {
      ...composition,
      figures: [
        { ...one, touches, isLying: true },
        { ...other, isLying: true, head: { ...other.head, x: one.head.x, y: one.head.y + together * share } },
      ],
    }).map(({ kind }) => kind)
  expect(kindsAt(0.9, null)).toContain('fused')
  expect(kindsAt(1, null)).not.toContain('fused')
  expect(kindsAt(0.9, other.name)).not.toContain('fused')
  expect(kindsAt(0.7, other.name)).toContain('fused')
})

const seenFrom = (viewpoint: 'above' | 'past', figures: SceneFigure[], seed: string) =>
  compose({
    scene: { ...emptyScene, setting: 'meadow', viewpoint, shot: 'medium', figures },
    cast: sampleCast,
    seed,
    candidate: 0,
  })

test('who stands near with others beyond shows a face, hardly larger than theirs (IR-145)', () => {
  const figures = [
    figure('Mia', 'stand', 'happy', { look: 'Leo' }),
    figure('Leo', 'point', 'happy', { look: 'Mia' }),
    figure('Dad', 'stand', 'calm', { look: 'Mia' }),
  ]
  for (const seed of ['one', 'two', 'three']) {
    const { arrangement, figures: drawn } = seenFrom('past', figures, seed)
    expect(arrangement.viewpoint).toBe('past')
    expect(drawn.filter(({ isFaceless }) => isFaceless)).toEqual([])
    const radii = drawn.map(({ head }) => head.radius)
    expect(Math.max(...radii) / Math.min(...radii)).toBeLessThan(1.35)
  }
})

test('seen from above no head of who is near lies over the body of who is far (IR-145)', () => {
  const figures = [
    figure('Mia', 'stand', 'happy', { look: 'Dad' }),
    figure('Leo', 'stand', 'calm', { look: 'Mia' }),
    figure('Dad', 'stand', 'happy', { look: 'Mia' }),
  ]
  for (const seed of ['one', 'two', 'three']) {
    const { arrangement, figures: drawn } = seenFrom('above', figures, seed)
    expect(arrangement.viewpoint).toBe('above')
    for (const { bounds, head } of drawn)
      for (const { bounds: far } of drawn) {
        if (far.bottom > bounds.bottom - 20 || head.y - head.radius > far.bottom) continue
        const [left, right] = [
          Math.max(head.x - head.radius, far.left),
          Math.min(head.x + head.radius, far.right),
        ]
        expect(right - left).toBeLessThan((far.right - far.left) * 0.22)
      }
  }
})
