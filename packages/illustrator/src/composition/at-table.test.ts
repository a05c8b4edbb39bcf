import { describe, expect, test } from 'vitest'
import { boundsOf } from '../geometry/path.ts'
import { sampleCast, variedCast } from '../samples/sample-cast.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import type { SceneDescription, SceneFigure } from '../scene-description.ts'
import { compose } from './compose.ts'
import { faultsOf } from './faults.ts'

const pages = [0, 1, 2, 3, 4, 5]

/** The same scene on the pages of a book. */
const onPages = (figures: SceneFigure[], changes: Partial<SceneDescription> = {}) =>
  pages.map((page) => {
    const scene: SceneDescription = {
      ...emptyScene,
      setting: 'kitchen',
      props: ['table', 'lamp'],
      ...changes,
      figures,
    }
    const drawn = compose({ scene, cast: [...sampleCast, ...variedCast], seed: 'supper', candidate: 0, page })
    const boxOf = (noun: string) => {
      const box = drawn.boxes.find((one) => one.noun === noun)
      if (!box) throw new Error(`No ${noun} is drawn.`)
      return box
    }
    return { drawn, boxOf, faults: faultsOf(scene, drawn) }
  })

const child = figure('Mia', 'sit', 'happy', { look: 'Dad', hold: 'bowl' })
const father = figure('Dad', 'sit', 'happy', { look: 'Mia' })

describe('who sits where a scene has a table', () => {
  test.each(['kitchen', 'garden', 'living-room'] as const)(
    'sits at it, with the face over it: in the %s (IR-102)',
    (setting) => {
      for (const { drawn, boxOf, faults } of onPages([child, father], { setting })) {
        const table = boxOf('table')
        for (const { head, bounds } of drawn.figures) {
          expect(head.x).toBeGreaterThan(table.left)
          expect(head.x).toBeLessThan(table.right)
          expect(head.y + head.radius * 0.8).toBeLessThan(table.top + 24)
          expect(bounds.bottom).toBeGreaterThan(table.top)
        }
        expect(faults.filter(({ kind }) => kind !== 'unseen-thing')).toEqual([])
      }
    },
  )

  test('is at it in a wheelchair too, alone or with others (IR-102)', () => {
    const onWheels = figure('Poppy', 'sit', 'thinking', { hold: 'cup' })
    for (const others of [[], [father]])
      for (const { drawn, boxOf } of onPages([onWheels, ...others])) {
        const table = boxOf('table')
        const poppy = drawn.figures.find(({ name }) => name === 'Poppy')
        expect(poppy?.head.x).toBeGreaterThan(table.left)
        expect(poppy?.head.x).toBeLessThan(table.right)
        expect(poppy?.bounds.bottom).toBeGreaterThan(table.top)
        expect(drawn.figures.every(({ head }) => head.y + head.radius * 0.8 < table.top + 24)).toBe(true)
      }
  })

  test('has the chest above the table, however small: a head on a table has no body (IR-102)', () => {
    const toby = figure('Toby', 'sit', 'sad', { hold: 'pinecone' })
    for (const viewpoint of ['above', 'level'] as const)
      for (const { drawn, boxOf } of onPages([toby], { viewpoint, shot: 'close' }))
        for (const { head } of drawn.figures)
          expect(head.y + head.radius).toBeLessThan(boxOf('table').top - head.radius * 0.2)
  })

  test('has a lamp and what is eaten on it (IR-102)', () => {
    for (const { boxOf } of onPages([child, father])) {
      const [table, lamp] = [boxOf('table'), boxOf('lamp')]
      expect(lamp.bottom).toBeGreaterThan(table.top - 4)
      expect(lamp.bottom).toBeLessThan(table.top + (table.bottom - table.top) / 2)
      expect((lamp.left + lamp.right) / 2).toBeGreaterThan(table.left)
      expect((lamp.left + lamp.right) / 2).toBeLessThan(table.right)
    }
  })

  test('has a hand on it, where nothing is in the hands (IR-102)', () => {
    for (const { drawn, boxOf } of [
      ...onPages([figure('Mia', 'sit', 'happy', { look: 'Dad' }), father]),
      ...onPages([figure('Mia', 'sit', 'happy', { look: 'Dad' }), father], { viewpoint: 'above' }),
    ]) {
      const table = boxOf('table')
      const arms = drawn.page.layers.filter(({ figure, who }) => figure && who === undefined)
      const hands = arms.flatMap(({ shapes }) => shapes.filter(({ surface }) => surface === 'skin'))
      for (const { bounds } of drawn.figures) {
        const own = hands.filter(({ path }) => {
          const { left, right, top, bottom } = boundsOf([path])
          const isHis = (left + right) / 2 > bounds.left && (left + right) / 2 < bounds.right
          return isHis && bottom > table.top - 4 && top < table.top + 8
        })
        expect(own.length).toBeGreaterThan(0)
      }
    }
  })

  test('has a chair of their own, also where the scene names chairs, and no table before a bench (IR-102)', () => {
    for (const { drawn, boxOf } of onPages([child, father], { props: ['table', 'chair'] }))
      expect(boxOf('table').bottom).toBeGreaterThan(drawn.figures[0]?.head.y ?? 0)
    for (const { boxOf } of onPages([child, father], { setting: 'garden', props: ['table', 'bench'] }))
      expect(boxOf('table').bottom).toBeLessThan(boxOf('bench').bottom)
  })

  test('hides no lamb behind it (IR-102)', () => {
    for (const { faults } of onPages([child, father, figure('Snowy', 'sit', 'happy', { look: 'Mia' })]))
      expect(faults.filter(({ kind }) => kind === 'hidden-face')).toEqual([])
  })

  test('stands beside it where nobody sits (IR-102)', () => {
    for (const { drawn, boxOf } of onPages([figure('Mia', 'stand', 'happy')], { setting: 'garden' }))
      expect(boxOf('table').bottom).toBeLessThan(drawn.figures[0]?.bounds.bottom ?? 0)
  })
})
