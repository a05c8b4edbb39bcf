import { describe, expect, test } from 'vitest'
import { PAGE_SIZE } from '../drawing/shape.ts'
import type { Bounds } from '../geometry/path.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import { type SceneDescription, type Setting, settings } from '../scene-description.ts'
import type { Tabletop } from '../settings/setting.ts'
import { settingDrawings } from '../settings/settings.ts'
import { drawnLayer, hiddenShare } from '../testing/figure-masks.ts'
import { compose } from './compose.ts'
import { bodyOf } from './stand-prop.ts'

const furnished = settings.filter((setting) => settingDrawings[setting].tabletops)
const smallThings = ['cup', 'cake', 'book', 'lamp', 'vase', 'three apples']
const everybody = ['Mia', 'Dad', 'Leo']

/** The things of a page, by the boxes around them: the layer that fills such a box is theirs. */
function drawnThings(scene: SceneDescription, candidate: number) {
  const { page, view, boxes } = compose({
    cast: sampleCast,
    seed: 'tables',
    candidate,
    page: candidate,
    scene,
  })
  const isBox = (body: Bounds): boolean =>
    boxes.some(
      (box) =>
        Math.abs(box.left - body.left) < 2 &&
        Math.abs(box.right - body.right) < 2 &&
        Math.abs(box.bottom - body.bottom) < 2,
    )
  const zoom = PAGE_SIZE / view.size
  const onStage = ({ left, right, top, bottom }: Bounds): Bounds => ({
    left: left / zoom + view.left,
    right: right / zoom + view.left,
    top: top / zoom + view.top,
    bottom: bottom / zoom + view.top,
  })
  return page.layers
    .map((layer, place) => ({ layer, place }))
    .filter(({ layer }) => layer.shapes.length > 0 && isBox(bodyOf(layer.shapes)))
    .slice(0, scene.props.length)
    .map(({ layer, place }) => {
      const onPage = bodyOf(layer.shapes)
      return { onPage, body: onStage(onPage), hidden: hiddenShare(drawnLayer(page, place)) }
    })
}

/** Its foot may be a little rounded, or reach over the front edge of the top. */
const standsOn = ({ left, right, bottom }: Bounds, top: Tabletop): boolean =>
  Math.abs(bottom - top.y) < 10 &&
  [top.left, PAGE_SIZE - top.right].some(
    (start) => left > start - 1 && right < start + (top.right - top.left) + 1,
  )

const isOnTable = (setting: Setting, body: Bounds): boolean =>
  settingDrawings[setting].tabletops?.some((top) => standsOn(body, top)) ?? false

const sceneWith = (setting: Setting, thing: string, count: number): SceneDescription => ({
  ...emptyScene,
  setting,
  shot: count % 2 ? 'wide' : 'medium',
  figures: everybody.slice(0, count).map((name, index) => figure(name, index ? 'wave' : 'stand', 'happy')),
  props: [thing],
})

describe.each(furnished)('small things in the setting %s', (setting) => {
  test('stand on a table where nobody hides it', () => {
    for (const thing of ['cup', 'book']) {
      const [drawn] = drawnThings({ ...sceneWith(setting, thing, 0), shot: 'wide' }, 0)
      expect(drawn && isOnTable(setting, drawn.body), thing).toBe(true)
    }
  })

  test.each([1, 2, 3])('stand on a table or on the floor, whole and seen, beside %i people', (count) => {
    const { floor } = settingDrawings[setting]
    for (const thing of smallThings) {
      for (const candidate of [0, 1]) {
        const [drawn] = drawnThings(sceneWith(setting, thing, count), candidate)
        if (!drawn) throw new Error(`There is no ${thing} in the picture.`)
        const onTable = isOnTable(setting, drawn.body)
        expect(onTable || drawn.body.bottom > floor.back - 20, `${thing} has ground under it`).toBe(true)
        if (!onTable) continue
        expect(drawn.hidden, `how much of the ${thing} is hidden`).toBeLessThan(1 / 3)
        expect(Math.min(drawn.onPage.left, drawn.onPage.top)).toBeGreaterThan(0)
        expect(Math.max(drawn.onPage.right, drawn.onPage.bottom)).toBeLessThan(PAGE_SIZE)
      }
    }
  })
})

test('several things on tables hide none of each other', () => {
  for (const candidate of [0, 1]) {
    const scene = { ...sceneWith('kitchen', 'cup', 1), props: ['cup', 'vase', 'cake'] }
    const boxes = drawnThings(scene, candidate)
      .map(({ body }) => body)
      .filter((body) => isOnTable('kitchen', body))
    expect(boxes.length).toBeGreaterThan(1)
    for (const box of boxes) expect(boxes.filter((other) => overlap(box, other))).toEqual([box])
  }
})

const overlap = (one: Bounds, other: Bounds): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

test('what is not put on tables stays on the floor', () => {
  for (const thing of ['ball', 'basket', 'teddy']) {
    const [drawn] = drawnThings(sceneWith('kitchen', thing, 1), 0)
    expect(drawn?.body.bottom, thing).toBeGreaterThan(settingDrawings.kitchen.floor.back - 20)
  }
})

test.each(['meadow', 'garden', 'forest', 'stable'] as const)(
  'a table that the scene brings along carries small things in the setting %s',
  (setting) => {
    for (const candidate of [0, 1]) {
      const scene = { ...sceneWith(setting, 'cup', 1), props: ['cup', 'table', 'bread'] }
      const [table, ...small] = drawnThings(scene, candidate).map(({ body }) => body)
      if (!table) throw new Error('There is no table in the picture.')
      expect(small).toHaveLength(2)
      const onTable = small.filter(
        ({ left, right, bottom }) =>
          left > table.left && right < table.right && Math.abs(bottom - table.top) < 10,
      )
      expect(onTable.length).toBeGreaterThan(0)
    }
  },
)

test('what is told of stands on the long table also before many people', () => {
  const scene: SceneDescription = {
    ...emptyScene,
    setting: 'vineyard',
    shot: 'wide',
    figures: [figure('Mia', 'stand', 'shy', { look: 'people' }), figure('Dad', 'stand', 'happy')],
    props: ['long table', 'candles', 'crowd'],
  }
  for (const candidate of [0, 1, 2]) {
    const { boxes, figures } = compose({ cast: sampleCast, seed: 'thanks', candidate, scene })
    const candles = boxes.find(({ noun }) => noun === 'candles')
    const feet = Math.min(...figures.map(({ bounds }) => bounds.bottom))
    expect(candles?.bottom).toBeLessThan(feet - 30)
  }
})
