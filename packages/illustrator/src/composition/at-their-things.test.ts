import { expect, test } from 'vitest'
import { emptyScene, figure } from '../samples/sample-story.ts'
import type { FigureDescription, SceneDescription, SceneFigure } from '../scene-description.ts'
import { compose } from './compose.ts'
import { coveredPart } from './kept-in-view.ts'

const cast: FigureDescription[] = [
  { name: 'Mia', details: '6, girl' },
  { name: 'Leo', details: '7, boy' },
  { name: 'Opa', details: '70, bald, an old man' },
  { name: 'Rex', details: 'a brown dog' },
]

const pictures = (changes: Partial<SceneDescription>) =>
  ['one', 'two', 'three'].flatMap((seed) =>
    [0, 1].flatMap((candidate) =>
      [0, 1].map((page) =>
        compose({ scene: { ...emptyScene, shot: 'medium', ...changes }, cast, seed, candidate, page }),
      ),
    ),
  )

/** Whose head is between somebody and a thing. */
function between(picture: ReturnType<typeof compose>, name: string, noun: string): string[] {
  const who = picture.figures.find((one) => one.name === name)
  const box = picture.boxes.find((one) => one.noun === noun)
  if (!who || !box) return [`no ${who ? noun : name}`]
  const [from, to] = [who.head.x, (box.left + box.right) / 2]
  return picture.figures
    .filter(({ head, name: other }) => other !== name && (head.x - from) * (head.x - to) < 0)
    .map(({ name: other }) => other)
}

const opa = figure('Opa', 'sit', 'happy', { look: 'Mia' })
const rex = figure('Rex', 'sit', 'happy', { look: 'hen' })

test.each<[string, string, SceneFigure]>([
  ['feeds a hen', 'hen', figure('Mia', 'work', 'joy', { look: 'hen' })],
  ['kneels at a flower pot', 'flower pot', figure('Mia', 'kneel', 'happy', { look: 'flower pot' })],
  ['waters a flower pot', 'flower pot', figure('Mia', 'pour', 'happy', { look: 'flower pot' })],
  ['pulls a sled', 'sled', figure('Mia', 'walk', 'happy', { look: 'away', hold: 'sled' })],
])('nobody is between a thing and who %s (IR-128)', (_, noun, mia) => {
  for (const figures of [
    [mia, opa, rex],
    [opa, mia, rex],
    [rex, opa, mia],
  ])
    for (const picture of pictures({ figures, props: [noun] }))
      expect(between(picture, 'Mia', noun), picture.arrangement.viewpoint).toEqual([])
})

test('a clock at which somebody works outdoors stands as high as their hands (IR-128)', () => {
  const figures = [figure('Mia', 'work', 'joy', { look: 'clock' }), opa]
  for (const picture of pictures({ setting: 'porch', figures, props: ['clock', 'tin'] })) {
    const mia = picture.figures.find(({ name }) => name === 'Mia')
    const box = picture.boxes.find(({ noun }) => noun === 'clock')
    expect(picture.things.map(({ noun }) => noun)).toContain('clock')
    expect((box?.bottom ?? 0) - (box?.top ?? 0)).toBeGreaterThan(1.8 * (mia?.head.radius ?? 0))
  }
})

test('what somebody rides is under them, and who cannot ride it runs with it (IR-129)', () => {
  const ride = (hold: string): SceneFigure => figure('Mia', 'ride', 'joy', { hold })
  for (const hold of ['sled', 'wagon', 'raft'])
    for (const picture of pictures({ setting: 'hills', figures: [ride(hold)] })) {
      expect(picture.scene.figures[0]?.pose).toBe('ride')
      expect(picture.things, 'none stands about').toEqual([])
    }
  for (const picture of pictures({ setting: 'hills', figures: [ride('lantern')] }))
    expect(picture.scene.figures[0]?.pose).toBe('run')
})

test('whom one has left far behind is small and higher up, with what broke beside them (IR-129)', () => {
  const figures = [
    figure('Mia', 'ride', 'worried', { look: 'Leo', hold: 'sled' }),
    { ...figure('Leo', 'sit', 'sad', { look: 'broken sled' }), at: 'far' as const },
  ]
  for (const picture of pictures({ setting: 'hills', figures, props: ['broken sled'] })) {
    const [mia, leo] = ['Mia', 'Leo'].map((name) => picture.figures.find((one) => one.name === name))
    if (!mia || !leo) throw new Error('Somebody is missing.')
    expect(leo.head.radius).toBeLessThan(mia.head.radius * 0.8)
    expect(leo.bounds.bottom).toBeLessThan(mia.bounds.bottom)
    expect(picture.boxes.map(({ noun }) => noun)).toContain('broken sled')
    expect(between(picture, 'Leo', 'broken sled')).toEqual([])
  }
})

test('somebody near is no giant beside those who act (IR-129)', () => {
  const figures = [
    figure('Mia', 'work', 'joy', { look: 'Leo' }),
    figure('Leo', 'stand', 'happy', { look: 'Mia' }),
    figure('Opa', 'stand', 'happy', { look: 'Mia' }),
  ]
  const seen = pictures({ viewpoint: 'past', figures }).filter(
    ({ arrangement }) => arrangement.viewpoint === 'past',
  )
  expect(seen.length).toBeGreaterThan(0)
  for (const picture of seen) {
    const heads = picture.figures.map(({ head }) => head.radius)
    expect(Math.max(...heads)).toBeLessThan(Math.min(...heads) * 1.7)
  }
})

test('a notice that somebody points at is seen past everybody (IR-128)', () => {
  const figures = [
    figure('Mia', 'point', 'joy', { look: 'notice' }),
    figure('Opa', 'stand', 'happy', { look: 'Mia' }),
    figure('Leo', 'stand', 'happy', { look: 'Mia' }),
  ]
  const hidden = (['level', 'past'] as const)
    .flatMap((viewpoint) =>
      pictures({ setting: 'street', viewpoint, figures, props: ['notice', 'last clothespin'] }),
    )
    .filter((picture) => {
      const box = picture.boxes.find(({ noun }) => noun === 'notice')
      if (!box) throw new Error('There is no notice.')
      const before = picture.figures.filter(({ bounds }) => bounds.bottom > box.bottom)
      return (
        coveredPart(
          box,
          before.map(({ bounds }) => bounds),
        ) > 0.66
      )
    })
  // From near there may be no place beside three whose heads do not touch: four of 24 pictures.
  expect(hidden.length).toBeLessThan(5)
})
