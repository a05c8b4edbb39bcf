import { expect, test } from 'vitest'
import { describeStaging } from '../description/describe-staging.ts'
import { PAGE_SIZE } from '../drawing/shape.ts'
import { boundsOf } from '../geometry/path.ts'
import { looksInScene } from '../looks/look-in-scene.ts'
import { emptyScene, figure } from '../samples/sample-story.ts'
import type { FigureDescription, SceneDescription, Setting, Shot } from '../scene-description.ts'
import { settingDrawings } from '../settings/settings.ts'
import { snowOn } from '../settings/snow.ts'
import { compose } from './compose.ts'
import { faultsOf } from './faults.ts'
import { nameAtWindow } from './name-at-window.ts'
import { peopleAtWindows } from './person-at-window.ts'
import { setStage } from './set-stage.ts'

const cast: FigureDescription[] = [
  { name: 'Mia', details: '6, girl, black hair' },
  { name: 'Leo', details: '7, boy, red hair, pale skin' },
]

const pictures = (setting: Setting, props: readonly string[], valence = 1) => {
  const scene: SceneDescription = {
    setting,
    time: 'day',
    weather: 'clear',
    shot: 'medium',
    figures: [{ name: 'Mia', pose: 'wave', face: valence > 0 ? 'joy' : 'sad', look: 'window with Leo' }],
    props: [...props],
    valence,
    action: '',
  }
  return ['one', 'two', 'three'].flatMap((seed) =>
    [0, 1].map((candidate) => compose({ scene, cast, seed, candidate })),
  )
}

/** Leo's red hair is nobody else's and no thing's. */
const hasFills = ({ page }: ReturnType<typeof compose>, colours: number): boolean =>
  new Set(
    page.layers.flatMap(({ shapes, depth }) =>
      depth > 0.2 && depth < 0.5
        ? shapes.flatMap(({ surface, fill }) => (surface === 'skin' ? [String(fill)] : []))
        : [],
    ),
  ).size >= colours

test.each<Setting>(['street', 'village', 'bedroom', 'kitchen'])(
  'somebody at a window is seen there from the %s, and is not in the row (IR-70)',
  (setting) => {
    for (const picture of pictures(setting, ['window with Leo'])) {
      expect(picture.figures.map(({ name }) => name)).toEqual(['Mia'])
      expect(hasFills(picture, 1), 'a face behind the window').toBe(true)
      const box = picture.boxes.find(({ noun }) => noun === 'window with Leo')
      expect(box).toBeDefined()
      expect(faultsOf(picture.scene, picture)).toEqual([])
    }
    for (const picture of pictures(setting, ['window'])) expect(hasFills(picture, 1)).toBe(false)
  },
)

test.each<[Setting, Shot]>([
  ['street', 'close'],
  ['street', 'medium'],
  ['street', 'wide'],
  ['bedroom', 'close'],
  ['bedroom', 'medium'],
])('nobody in the %s, seen %s, stands before the one at the window (IR-77)', (setting, shot) => {
  for (const pose of ['sit', 'walk', 'hold-up', 'peek', 'wave'] as const) {
    const figures = [
      figure('Mia', pose, 'happy', { look: 'window with Leo' }),
      figure('Biscuit', 'sit', 'happy'),
    ]
    const scene: SceneDescription = {
      ...emptyScene,
      setting,
      shot,
      figures,
      props: ['window with Leo'],
      valence: 1,
    }
    const dog = { name: 'Biscuit', details: 'a brown dog' }
    for (const page of [0, 1, 2]) {
      const picture = compose({ scene, cast: [...cast, dog], seed: 'across', candidate: 0, page })
      const box = picture.boxes.find(({ noun }) => noun === 'window with Leo')
      if (!box) throw new Error('No window is drawn.')
      const middle = (box.left + box.right) / 2
      const before = picture.figures.filter(
        ({ bounds }) => bounds.left < middle && bounds.right > middle && bounds.top < box.bottom - 60,
      )
      expect(before.map(({ name }) => `${pose} ${page} ${name}`)).toEqual([])
      expect(middle > 0 && middle < 1024).toBe(true)
    }
  }
})

test.each<[Setting, Shot]>([
  ['bedroom', 'close'],
  ['bedroom', 'medium'],
  ['kitchen', 'medium'],
  ['living-room', 'wide'],
])(
  'one looks out of the own window of the %s, seen %s, and no second one hangs there (IR-130)',
  (setting, shot) => {
    for (const figures of [
      [figure('Mia', 'wave', 'joy', { look: 'window with Leo' })],
      [
        figure('Mia', 'stand', 'sad', { look: 'window with Leo' }),
        figure('Oma', 'comfort', 'worried', { look: 'Mia' }),
      ],
    ])
      for (const [seed, candidate] of ['one', 'two', 'three'].flatMap((one) =>
        [0, 1].map((turn): [string, number] => [one, turn]),
      )) {
        const scene = { ...emptyScene, setting, shot, figures, props: ['window with Leo'] }
        const oma = { name: 'Oma', details: '70, white hair, a grandmother' }
        const picture = compose({ scene, cast: [...cast, oma], seed, candidate })
        const box = picture.boxes.find(({ noun }) => noun === 'window with Leo')
        const { window } = settingDrawings[setting]
        if (!box || !window) throw new Error('No window is drawn.')
        const x = picture.arrangement.mirrored ? 1024 - window.x : window.x
        const zoom = 1024 / picture.view.size
        expect(Math.abs((box.left + box.right) / 2 - (x - picture.view.left) * zoom)).toBeLessThan(8)
        expect(Math.min(box.left, box.top)).toBeGreaterThan(0)
        expect(box.right).toBeLessThan(1024)
        expect(faultsOf(picture.scene, picture)).toEqual([])
      }
  },
)

test('a window with somebody whom the story does not know shows nobody (IR-70)', () => {
  for (const picture of pictures('street', ['window with Tom'])) expect(hasFills(picture, 1)).toBe(false)
})

test('who hears the picture hears of the one at the window (IR-70)', () => {
  const [picture] = pictures('street', ['window with Leo'])
  if (!picture) throw new Error('Nothing was drawn.')
  expect(looksInScene(picture.scene, cast)).toHaveLength(1)
  expect(describeStaging(picture)).toContain('Leo is at a window across the way')
})

test('who or what is outside is seen through the window of a room, and told as outside (IR-120)', () => {
  for (const valence of [-1, 1])
    for (const picture of pictures('bedroom', ['window onto Leo'], valence)) {
      expect(picture.figures.map(({ name }) => name)).toEqual(['Mia'])
      expect(hasFills(picture, 1), 'a face outside').toBe(true)
      expect(faultsOf(picture.scene, picture)).toEqual([])
    }
  for (const picture of pictures('bedroom', ['window onto umbrella']))
    expect(
      picture.things.map(({ noun }) => noun),
      'nothing of it stands in the room',
    ).toEqual([])
  const scene = (noun: string): SceneDescription => ({
    ...emptyScene,
    setting: 'bedroom',
    figures: [figure('Mia', 'look-up', 'wow', { look: noun })],
    props: [noun],
  })
  const toldOf = (noun: string) =>
    describeStaging(compose({ scene: scene(noun), cast, seed: 'told', candidate: 0 }))
  expect(toldOf('window onto Leo')).toContain('outside the window is Leo')
  expect(toldOf('window onto umbrella')).toContain('outside the window is an umbrella')
})

test.each(
  (['bedroom', 'living-room', 'kitchen', 'school'] as const).flatMap((setting) =>
    (['wide', 'medium', 'close'] as const).map((shot) => ({ setting, shot })),
  ),
)(
  'a $shot picture of the $setting shows the window through which somebody is seen (IR-120)',
  ({ setting, shot }) => {
    const { window } = settingDrawings[setting]
    if (!window) throw new Error('A room has a window.')
    for (let page = 0; page < 8; page++) {
      const { view, arrangement } = compose({
        scene: {
          ...emptyScene,
          setting,
          shot,
          figures: [figure('Mia', 'stand', 'sad', { look: 'window' })],
          props: ['window onto Leo'],
        },
        cast,
        seed: 'seen',
        candidate: 0,
        page,
      })
      if (arrangement.viewpoint === 'window') continue
      const x = arrangement.mirrored ? PAGE_SIZE - window.x : window.x
      expect(view.top).toBeLessThan(window.y - 80 * window.size)
      expect(view.left).toBeLessThan(x - 100 * window.size)
      expect(view.left + view.size).toBeGreaterThan(x + 100 * window.size)
    }
  },
)

test('somebody at a window does there what the scene says of them (IR-70)', () => {
  const drawn = (noun: string) =>
    pictures('street', [noun]).map((picture) => {
      const box = picture.boxes.find((one) => one.noun === noun)
      return picture.page.layers.flatMap(({ shapes, depth }) =>
        box && depth > 0.2 && depth < 0.5 ? shapes.map(({ fill }) => String(fill)) : [],
      )
    })
  expect(nameAtWindow('window with Leo who claps')).toBe('Leo')
  const deeds = ['claps', 'cheers', 'grieves', 'sleeps'].map((deed) => drawn(`window with Leo who ${deed}`))
  for (const one of deeds) expect(one).not.toEqual(drawn('window with Leo'))
})

test('raindrops outside a window are drops on its pane, far smaller than a head (IR-70)', () => {
  for (const noun of ['window onto two raindrops', 'window onto raindrop'])
    for (const { page, view, figures } of pictures('living-room', [noun])) {
      const blue = page.layers
        .filter(({ depth }) => depth === 0.44 || depth === 0.3)
        .flatMap(({ shapes }) => shapes)
        .map(({ path, line }) => ({ line, box: boundsOf([path]) }))
        .filter(({ line, box }) => !line && box.bottom - box.top > 8)
      const tall = (34 * PAGE_SIZE) / view.size
      const drops = blue.filter(({ box }) => Math.abs(box.bottom - box.top - tall) < tall * 0.35)
      expect(drops.length).toBeGreaterThan(0)
      expect(tall).toBeLessThan((figures[0]?.head.radius ?? 0) * 0.9)
    }
})

test('the front of a house with somebody at the window stands on stones down to the ground (IR-70)', () => {
  const scene: SceneDescription = {
    ...emptyScene,
    setting: 'street',
    figures: [figure('Mia', 'wave', 'joy', { look: 'window with Leo' })],
    props: ['window with Leo'],
  }
  const [front] = peopleAtWindows(setStage({ scene, seed: 'front', candidate: 0, page: 0 }), cast)
  const shapes = front?.drawing.draw(front.colour) ?? []
  const low = shapes.map(({ path }) => boundsOf([path])).filter(({ bottom }) => bottom > 1)
  expect(Math.min(...low.map(({ left }) => left))).toBeLessThan(-48)
  expect(Math.max(...low.map(({ right }) => right))).toBeGreaterThan(48)
  const wall = shapes.filter(({ surface }) => surface === 'land')
  expect(snowOn({ depth: 0.3, figure: false, shapes: wall }).shapes, 'no snow on the wall').toEqual(wall)
})

test('of whoever looks out through the crack of a door half a face is seen, and they are not in the row (IR-70)', () => {
  const noun = 'door with Leo who looks'
  for (const picture of pictures('street', [noun])) {
    expect(picture.figures.map(({ name }) => name)).toEqual(['Mia'])
    expect(hasFills(picture, 1), 'a face in the crack').toBe(true)
    expect(picture.boxes.find((box) => box.noun === noun)).toBeDefined()
    expect(faultsOf(picture.scene, picture)).toEqual([])
    expect(describeStaging(picture)).toContain('Leo looks out of a door that is open by a crack')
  }
})
