import { describe, expect, test } from 'vitest'
import { propWords } from '../props/props.ts'
import { sampleCast, variedCast } from '../samples/sample-cast.ts'
import {
  type FigureDescription,
  faces,
  poses,
  type SceneDescription,
  settings,
  shots,
  times,
  weathers,
} from '../scene-description.ts'
import { reviseScene } from './revise-scene.ts'
import { wishesToTap } from './wishes-to-tap.ts'

/** Names that are words, too, and names of several words. */
const named: FigureDescription[] = [
  ['Hope', 'A girl of six with red hair.'],
  ['Will', 'A boy of eight in a green sweater.'],
  ['Grandma Rose', 'An old woman with a gray bun.'],
  ['Sunny', 'A yellow chick.'],
  ['Star', 'A little brown horse.'],
  ['Mr. Button', 'A plush bear with one eye.'],
  ["D'Arcy", 'A boy of five.'],
  ['Zoë', 'A girl of nine with a blue hat.'],
  ['Max', 'A dog.'],
  ['Ella', 'A girl of seven.'],
  ['Kite', 'A grey cat.'],
  ['Snow', 'A white rabbit.'],
].map(([name = '', details = '']) => ({ name, details }))

const things = [
  ['basket', 'flowers'],
  ['red kite', 'boat'],
  ['lantern', 'big apple tree'],
  ['moon'],
  [],
  ['wooden chair', 'books', 'candle'],
  ['umbrella', 'bread'],
]

const at = <Item>(all: readonly Item[], place: number): Item => all[place % all.length] as Item

/** Every place, with all hours, weathers, faces and distances in turn, and one to four of each cast. */
const scenes = settings.flatMap((setting, place) =>
  [sampleCast, variedCast, named].map((cast, sort) => {
    const turn = 3 * place + sort
    const figures = Array.from({ length: 1 + (turn % 4) }, (_unused, figure) => ({
      name: at(cast, turn + figure).name,
      pose: at(poses, turn + figure),
      face: at(faces, turn + 2 * figure),
    }))
    const scene: SceneDescription = {
      setting,
      time: at(times, turn),
      weather: at(weathers, turn),
      shot: at(shots, turn),
      figures: figures.filter(({ name }, own) => figures.findIndex((one) => one.name === name) === own),
      props: at(things, turn),
      action: 'Something happens.',
    }
    return { scene, cast }
  }),
)

describe('words to tap for a picture', () => {
  test('each is done, and changes the scene (IR-28)', () => {
    for (const { scene, cast } of scenes) {
      for (const { words } of wishesToTap(scene, cast)) {
        const revised = reviseScene(scene, cast, words)
        expect
          .soft(revised.report, `${words} (${scene.figures.map(({ name }) => name)})`)
          .toEqual([{ words: words.replace(/\.$/, ''), outcome: 'done' }])
        expect.soft(revised.scene, words).not.toEqual(scene)
      }
    }
  })

  test('so are those of every thing that can be drawn (IR-28)', () => {
    const [first] = scenes
    if (!first) throw new Error('There is no scene.')
    for (const noun of propWords) {
      const scene: SceneDescription = { ...first.scene, props: [noun] }
      for (const { words } of wishesToTap(scene, sampleCast).filter((wish) => wish.words.includes(noun))) {
        const { report } = reviseScene(scene, sampleCast, words)
        expect
          .soft(
            report.map(({ outcome }) => outcome),
            words,
          )
          .toEqual(['done'])
      }
    }
  })

  test('two of them are done together', () => {
    const [first] = scenes
    if (!first) throw new Error('There is no scene.')
    const words = wishesToTap(first.scene, first.cast).map((wish) => wish.words)
    const { report } = reviseScene(first.scene, first.cast, `${words[0]} ${words.at(-3)}`)
    expect(report.map(({ outcome }) => outcome)).toEqual(['done', 'done'])
  })

  test('nothing is offered that is so already', () => {
    const [, second] = scenes
    if (!second) throw new Error('There is no scene.')
    const { scene, cast } = second
    const labels = (changes: Partial<SceneDescription>) =>
      wishesToTap({ ...scene, ...changes }, cast).map(({ label }) => label)
    expect(labels({ shot: 'close' })).not.toContain('Closer')
    expect(labels({ time: 'night' })).not.toContain('At night')
    expect(labels({ setting: 'kitchen' }).join()).not.toMatch(/rain|snow/i)
    expect(labels({ props: [] }).join()).not.toMatch(/Bigger/)
  })
})
