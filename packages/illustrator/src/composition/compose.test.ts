import { describe, expect, test } from 'vitest'
import type { Shape } from '../drawing/shape.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import {
  poses,
  type SceneDescription,
  type SceneFigure,
  settings,
  shots,
  times,
  weathers,
} from '../scene-description.ts'
import { compose } from './compose.ts'

const figures: SceneFigure[] = [
  { name: 'Mia', pose: 'wave', face: 'joy' },
  { name: 'Snowy', pose: 'sit', face: 'happy', look: 'Mia' },
]
const scene: SceneDescription = {
  setting: 'meadow',
  time: 'day',
  weather: 'clear',
  shot: 'medium',
  figures,
  props: ['basket'],
  action: '',
}

const composed = (change: Partial<SceneDescription>, candidate = 0) =>
  compose({ scene: { ...scene, ...change }, cast: sampleCast, seed: 'test', candidate })

describe('composing a page', () => {
  test.each(settings)('draws the setting %s by day and by night', (setting) => {
    for (const time of ['day', 'night'] as const) {
      const { page, figures } = composed({ setting, time })
      expect(figures.map(({ name }) => name).sort()).toEqual(['Mia', 'Snowy'])
      expect(page.layers.flatMap((layer) => layer.shapes).length).toBeGreaterThan(60)
    }
  })

  test('gives every setting a drawing of its own', () => {
    const drawings = settings.map((setting) => JSON.stringify(composed({ setting, figures: [] }).page.layers))
    expect(new Set(drawings).size).toBe(settings.length)
  })

  test.each(poses)('keeps heads inside the frame in the pose %s, whoever takes it, in every shot', (pose) => {
    for (const shot of shots) {
      for (const candidate of [0, 1]) {
        const cast = ['Mia', 'Grandma Ruth', 'Biscuit']
        const { figures: located } = composed(
          { shot, figures: cast.map((name) => ({ name, pose, face: 'happy', look: 'Mia' })) },
          candidate,
        )
        expect(located).toHaveLength(3)
        for (const { head } of located) {
          expect(head.x - head.radius).toBeGreaterThan(-10)
          expect(head.x + head.radius).toBeLessThan(1034)
          expect(head.y - head.radius).toBeGreaterThan(-10)
          expect(head.y + head.radius).toBeLessThan(1034)
        }
      }
    }
  })

  test('shows whole figures with their feet in wide and medium shots, also five of them', () => {
    const all = sampleCast.slice(0, 5).map(({ name }): SceneFigure => ({ name, pose: 'stand', face: 'calm' }))
    for (const shot of ['wide', 'medium'] as const) {
      for (const candidate of [0, 1, 2, 3]) {
        for (const { bounds } of composed({ shot, figures: all }, candidate).figures) {
          expect(bounds.left).toBeGreaterThan(-8)
          expect(bounds.right).toBeLessThan(1032)
          expect(bounds.top).toBeGreaterThan(0)
          expect(bounds.bottom).toBeLessThan(1024)
        }
      }
    }
  })

  test('cuts nobody through shins and feet in a close shot: either all is seen or it ends above the knees', () => {
    for (const names of [['Mia'], ['Leo', 'Mia'], ['Grandma Ruth', 'Leo']])
      for (const candidate of [0, 1, 2, 3]) {
        const figures = names.map((name): SceneFigure => ({ name, pose: 'stand', face: 'calm' }))
        const drawn = composed({ shot: 'close', figures }, candidate).figures
        const unit = Math.max(...drawn.map(({ head }) => head.radius)) / 80
        const cut = (Math.max(...drawn.map(({ bounds }) => bounds.bottom)) - 1024) / unit
        expect(cut < 0 || cut > 56, `${names} ${candidate}: ${cut}`).toBe(true)
      }
  })

  test('brings figures nearer from wide to medium to close', () => {
    const [wide, medium, close] = shots.map((shot) => composed({ shot }).figures[0]?.head.radius ?? 0)
    expect(medium).toBeGreaterThan((wide ?? 0) * 1.2)
    expect(close).toBeGreaterThan((medium ?? 0) * 1.2)
  })

  test('lets an embrace touch: the two heads are closer than two heads of people who only stand', () => {
    const apart = (pose: SceneFigure['pose']) => {
      const pair = composed({
        figures: [
          { name: 'Mia', pose, face: 'joy', ...(pose === 'hug' && { look: 'Leo' }) },
          { name: 'Leo', pose: 'stand', face: 'happy', ...(pose === 'hug' && { look: 'Mia' }) },
        ],
      }).figures
      const [one, other] = pair
      if (!one || !other) throw new Error('Somebody is missing.')
      return Math.hypot(one.head.x - other.head.x, one.head.y - other.head.y) / one.head.radius
    }
    expect(apart('hug')).toBeLessThan(apart('stand'))
    expect(apart('hug')).toBeGreaterThan(1.5)
  })

  test('draws rain, snow, fog and wind outdoors, and keeps them out of rooms', () => {
    const shapesIn = (change: Partial<SceneDescription>) => composed(change).page.layers.length
    for (const weather of weathers.filter((one) => one !== 'clear')) {
      expect(shapesIn({ weather })).toBeGreaterThan(shapesIn({}))
      expect(shapesIn({ weather, setting: 'kitchen' })).toBe(shapesIn({ setting: 'kitchen' }))
    }
  })

  test('paints each hour in another light', () => {
    const skies = times.map((time) => JSON.stringify(composed({ time }).page.layers[0]))
    expect(new Set(skies).size).toBe(times.length)
  })

  test('puts a named thing into the picture, and leaves an unknown one out', () => {
    const count = (props: string[]) => composed({ props }).page.layers.length
    expect(count(['blue teapot with three birds'])).toBe(count([]) + 1)
    expect(count(['an apple tree', 'picnic basket', 'red kite'])).toBe(count([]) + 3)
    expect(count(['hullabaloo'])).toBe(count([]))
  })

  test('does not draw a thing twice: not what is in the hands, nor what the setting shows', () => {
    const count = (change: Partial<SceneDescription>) => composed(change).page.layers.length
    const holding: SceneFigure[] = [{ name: 'Mia', pose: 'stand', face: 'calm', hold: 'red flag' }]
    expect(count({ figures: holding, props: ['flag'] })).toBe(count({ figures: holding, props: [] }))
    expect(count({ setting: 'bedroom', props: ['bed', 'window'] })).toBe(
      count({ setting: 'bedroom', props: [] }),
    )
  })

  test('a cart that is pulled stands on the ground once, a toy boat is in the hands', () => {
    const count = (change: Partial<SceneDescription>) => composed(change).page.layers.length
    const pulling = (hold: string): SceneFigure[] => [{ name: 'Mia', pose: 'pull', face: 'calm', hold }]
    const emptyHanded = count({ figures: [{ name: 'Mia', pose: 'pull', face: 'calm' }], props: [] })
    expect(count({ figures: pulling('cart'), props: [] })).toBe(emptyHanded + 1)
    expect(count({ figures: pulling('cart'), props: ['cart'] })).toBe(emptyHanded + 1)
    expect(count({ figures: pulling('toy boat'), props: [] })).toBe(emptyHanded)
  })

  test('whoever pulls a cart has its rope in the hand, on whichever side it stands', () => {
    const ropes = (hold: string, candidate: number): Shape[] =>
      composed({ figures: [{ name: 'Mia', pose: 'pull', face: 'thinking', hold }], props: [] }, candidate)
        .page.layers.flatMap(({ shapes }) => shapes)
        .filter(({ line }) => line?.colour === '#a8793f')
    // Those that are in the light of the hour: a rope is found by its colour.
    for (const candidate of [0, 3, 6, 9]) expect(ropes('red wagon', candidate)).toHaveLength(1)
    expect(ropes('toy boat', 0)).toHaveLength(0)
  })

  test.each(settings)('a fish is in water in the setting %s', (setting) => {
    const cast = [{ name: 'Goldie', details: 'a goldfish' }]
    const figures: SceneFigure[] = [{ name: 'Goldie', pose: 'play', face: 'happy' }]
    const { page } = compose({ scene: { ...scene, setting, figures }, cast, seed: 'test', candidate: 0 })
    const swimming = page.layers.filter(({ figure }) => figure).flatMap(({ shapes }) => shapes)
    expect(swimming.some(({ surface }) => surface === 'water')).toBe(true)
  })

  test('comes down to small ones: behind a mouse there are trees, too', () => {
    const cast = [{ name: 'Pip', details: 'a mouse' }]
    const figures: SceneFigure[] = [{ name: 'Pip', pose: 'stand', face: 'happy' }]
    for (const candidate of [0, 1]) {
      const { page } = compose({ scene: { ...scene, figures }, cast, seed: 'test', candidate })
      const crowns = page.layers.flatMap(({ shapes }) => shapes.filter(({ growth }) => growth === 'crown'))
      expect(crowns.length).toBeGreaterThan(1)
    }
  })

  test('draws somebody the cast does not know', () => {
    expect(composed({ figures: [{ name: 'Stranger', pose: 'stand', face: 'calm' }] }).figures[0]?.name).toBe(
      'Stranger',
    )
  })

  test('stages another wish for the same scene differently', () => {
    expect(composed({ variation: 1 }).figures).not.toEqual(composed({}).figures)
  })
})
