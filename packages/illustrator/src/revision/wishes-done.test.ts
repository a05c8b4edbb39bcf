import { describe, expect, test } from 'vitest'
import { compose } from '../composition/compose.ts'
import type { Composition } from '../composition/composition.ts'
import { putOn } from '../looks/put-on.ts'
import { readLook } from '../looks/read-look.ts'
import { styleOf } from '../pictures/draw-picture.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import type { SceneDescription } from '../scene-description.ts'
import { gardenScene } from '../testing/garden-scene.ts'
import { reviseScene } from './revise-scene.ts'

const scene = gardenScene
const wished = (feedback: string, before = scene) => {
  const { scene: after, report } = reviseScene(before, sampleCast, feedback)
  return { after, outcomes: report.map(({ outcome }) => outcome) }
}
const drawn = (one: SceneDescription, candidate = 0): Composition =>
  compose({ scene: one, cast: sampleCast, seed: 's', candidate })
const middleOf = ({ figures }: Composition, who: string): number => {
  const bounds = figures.find(({ name }) => name === who)?.bounds
  if (!bounds) throw new Error(`${who} is not in the picture.`)
  return (bounds.left + bounds.right) / 2
}
const heightOf = ({ figures, view }: Composition, who: string): number => {
  const bounds = figures.find(({ name }) => name === who)?.bounds
  return bounds ? (bounds.bottom - bounds.top) * view.size : 0
}

describe('where somebody stands', () => {
  test.each([0, 1])('is where the parent wants them, in candidate %i, too (IR-29)', (candidate) => {
    for (const who of ['Mia', 'Leo'] as const) {
      const other = who === 'Mia' ? 'Leo' : 'Mia'
      const left = drawn(wished(`${who} should be on the left`).after, candidate)
      const right = drawn(wished(`${who} should be on the right`).after, candidate)
      expect(middleOf(left, who)).toBeLessThan(middleOf(left, other))
      expect(middleOf(right, who)).toBeGreaterThan(middleOf(right, other))
    }
  })

  test('is nearer to the reader in front than at the back (IR-29)', () => {
    const bottom = (words: string) =>
      drawn(wished(words).after).figures.find(({ name }) => name === 'Mia')?.bounds.bottom ?? 0
    expect(bottom('move Mia to the front')).toBeGreaterThan(bottom('Mia should stand behind Leo'))
  })

  test('a thing goes to the side that is said, and everybody else stays (IR-29)', () => {
    for (const side of ['left', 'right']) {
      const { after, outcomes } = wished(`put a lantern on the ${side}`)
      expect(outcomes).toEqual(['done'])
      expect(after).toEqual({ ...scene, props: [...scene.props, 'lantern'], places: { lantern: side } })
    }
  })

  test('two come closer together, or stand apart (IR-29)', () => {
    const gap = (one: SceneDescription) => Math.abs(middleOf(drawn(one), 'Mia') - middleOf(drawn(one), 'Leo'))
    expect(gap(wished('they should stand further apart').after)).toBeGreaterThan(
      gap(wished('they should stand closer together').after),
    )
  })
})

describe('what else is done as it is asked (IR-29)', () => {
  test('somebody is larger or smaller, step by step, until there is no more', () => {
    const once = wished('make Leo bigger').after
    expect(heightOf(drawn(once), 'Leo') / heightOf(drawn(once), 'Mia')).toBeGreaterThan(
      (1.2 * heightOf(drawn(scene), 'Leo')) / heightOf(drawn(scene), 'Mia'),
    )
    const twice = wished('make Leo bigger', once)
    expect(twice.outcomes).toEqual(['done'])
    expect(wished('make Leo bigger', twice.after).outcomes).toEqual(['not done'])
    expect(wished('make Leo smaller', once).after).toEqual(scene)
  })

  test.each([
    ['Leo should fold his arms', 'Leo', { pose: 'fold-arms' }],
    ['Mia should do a handstand', 'Mia', { pose: 'handstand' }],
    ['Leo should throw a ball', 'Leo', { pose: 'throw', hold: 'ball' }],
    ['Mia should eat an apple', 'Mia', { pose: 'eat', hold: 'apple' }],
    ['Mia should close her eyes', 'Mia', { face: 'tender' }],
  ] as const)('%j changes only %s, to %j', (feedback, who, change) => {
    const { after, outcomes } = wished(feedback)
    expect(outcomes).toEqual(['done'])
    expect(after).toEqual({
      ...scene,
      figures: scene.figures.map((one) => (one.name === who ? { ...one, ...change } : one)),
    })
    expect(JSON.stringify(drawn(after).page.layers)).not.toBe(JSON.stringify(drawn(scene).page.layers))
  })

  test('an animal folds no arms, and the parent is told', () => {
    const withDog = wished('add the dog').after
    expect(wished('Biscuit should fold his arms', withDog).outcomes).toEqual(['not done'])
  })

  test('of several things some stay, and of what there is not the parent is told (LN-18)', () => {
    const full = { ...scene, props: ['balloons', 'stones', 'bush', 'stones with moss'] }
    const fewer = wished('fewer balloons please', full)
    expect([fewer.after.props[0], fewer.outcomes]).toEqual(['two balloons', ['done']])
    const one = wished('still too many balloons', fewer.after)
    expect([one.after.props[0], one.outcomes]).toEqual(['balloon', ['done']])
    expect(wished('not so many stones', full).after.props).toEqual(['balloons', 'stones', 'bush'])
    expect(wished('not so many kites', full).outcomes).toEqual(['not done'])
  })

  test.each([
    'Mia’s hand goes right through the basket',
    'Leo is floating over the grass',
    'Mia has no face',
    'her arm is melted into the basket',
  ])('%j is drawn anew (LN-18)', (words) => {
    const { after, outcomes } = wished(words)
    expect(outcomes).toEqual(['done'])
    expect(after.variation).toBe(1)
  })

  test('who is not there is not taken away, whatever somebody holds and looks at (LN-18)', () => {
    const holding = {
      ...scene,
      figures: [{ name: 'Mia', pose: 'stand', face: 'happy', hold: 'jar', look: 'Leo' } as const],
    }
    for (const words of ['remove the unicorn', 'Who is that man at the back? Take him away please.']) {
      const { after, outcomes } = wished(words, holding)
      expect(outcomes).not.toContain('done')
      expect(after.figures).toEqual(holding.figures)
    }
  })

  test('an animal of the cast that is said to be of a colour comes in, and has it (LN-18)', () => {
    const { after, outcomes } = wished('Biscuit is ginger')
    expect(outcomes).toEqual(['done'])
    expect(after.figures.at(-1)).toMatchObject({ name: 'Biscuit', wears: ['ginger fur'] })
  })

  test('all are seen from behind, with no face to be seen', () => {
    const { after, outcomes } = wished('show them from behind')
    expect([after.seenFrom, outcomes]).toEqual(['behind', ['done']])
    expect(wished('show it from below').outcomes).toEqual(['not done'])
  })

  test('a scene is seen from above where it has room for that, and else the parent is told (IR-47)', () => {
    const { after, outcomes } = wished('show it from above')
    expect([after.viewpoint, outcomes]).toEqual(['above', ['done']])
    expect(drawn(after).arrangement.viewpoint).toBe('above')
    const onTheLeft = wished('Mia should be on the left').after
    expect(wished('show it from above', onTheLeft).outcomes).toEqual(['not done'])
  })

  test('what cannot be seen is shown, and what nobody does is done by nobody', () => {
    expect(wished("can't see Leo's glasses").outcomes).toEqual(['done'])
    expect(wished('nobody should push Leo').outcomes).toEqual(['not done'])
  })

  test('the colour of a garment may stand anywhere behind it', () => {
    const { after, outcomes } = wished("Mia's raincoat kindly make it yellow")
    expect(outcomes).not.toContain('not done')
    expect(JSON.stringify(after.figures)).toContain('yellow')
  })

  test('one picture is drawn in another style, and the story keeps its own', () => {
    const { after, outcomes } = wished('in the style of a crayon drawing')
    expect(outcomes).toEqual(['done'])
    const request = { scene: after, cast: sampleCast, style: 'felt', seed: 's', candidate: 0 } as const
    expect(styleOf(request)).toBe('crayon')
    expect(styleOf({ ...request, scene })).toBe('felt')
    expect(wished('it should look like a photo').outcomes).toEqual(['not done'])
  })

  test('who is spoken of and not there comes into the picture, but for what is refused', () => {
    const { after, outcomes } = wished('Biscuit should sit')
    expect(outcomes).toEqual(['done'])
    expect(after.figures.map(({ name }) => name)).toEqual(['Mia', 'Leo', 'Biscuit'])
    expect(wished('Biscuit should not run').after.figures).toHaveLength(2)
  })

  test('one thing comes for another, whichever is named first', () => {
    for (const words of [
      'swap the basket for a teapot',
      'instead of the basket put a teapot',
      'a teapot instead of the basket',
    ]) {
      const { after, outcomes } = wished(words)
      expect([after.props, outcomes], words).toEqual([['flowers', 'teapot'], ['done']])
    }
  })

  test.each([
    ['Leo without shoes', 'Leo', { wears: ['bare feet'] }],
    ['she never goes anywhere without her yellow raincoat', 'Mia', { wears: ['yellow raincoat'] }],
    ["make Mia's hair red and curly", 'Mia', { wears: ['red curly hair'] }],
    ['her dress should have flowers', 'Mia', { wears: ['flowers dress'] }],
    ['Mia should wear a purple helmet', 'Mia', { wears: ['purple helmet'] }],
  ] as const)('%j dresses %s in this picture alone, as %j', (feedback, who, change) => {
    const { after, outcomes } = wished(feedback)
    expect(outcomes).toEqual(['done'])
    expect(after.figures.find(({ name }) => name === who)).toMatchObject(change)
  })

  test('no letters are done, and letters that are wanted stand on a banner', () => {
    expect(wished('no letters in the picture, please').outcomes).toEqual(['done'])
    expect(wished('write HAPPY BIRTHDAY on a banner').after.props).toContain(
      'banner that says "HAPPY BIRTHDAY"',
    )
    expect(wished('write something on a banner').outcomes).not.toContain('done')
  })
})

describe('plain wishes for a picture of two people and their dog (LN-18)', () => {
  const cast = [
    { name: 'Leo', details: '5, loves trains, brown hair' },
    { name: 'Biscuit', details: 'a brown dog' },
    { name: 'Nana Ruth', details: 'his grandmother, 70, glasses' },
  ]
  const kitchen: SceneDescription = {
    setting: 'kitchen',
    time: 'morning',
    weather: 'clear',
    shot: 'medium',
    figures: [
      { name: 'Leo', pose: 'stand', face: 'joy', look: 'Nana Ruth' },
      { name: 'Nana Ruth', pose: 'work', face: 'happy', look: 'Leo' },
      { name: 'Biscuit', pose: 'sit', face: 'happy', look: 'Leo' },
    ],
    props: ['table'],
    action: 'Leo stands by the table.',
  }
  const outcomesOf = (words: string) => reviseScene(kitchen, cast, words).report.map(({ outcome }) => outcome)

  test.each([
    'no dog',
    'they should hold hands',
    'look at each other',
    'Leo on the left',
    'the hands look weird',
    'his arm is strange',
    'there are too many fingers',
    'a birthday cake',
    'outside',
    'reading a book together',
  ])('%j is done', (words) => {
    expect(outcomesOf(words)).toEqual(['done'])
  })

  test('what is asked as an order is told, whatever it is taken for', () => {
    expect(outcomesOf('make Leo a girl')).toEqual(['not done'])
  })

  test('the dog goes, and nobody else', () => {
    const { scene: after } = reviseScene(kitchen, cast, 'no dog')
    expect(after.figures.map(({ name }) => name)).toEqual(['Leo', 'Nana Ruth'])
  })

  test('the two people hold hands, and the dog looks on', () => {
    const { scene: after } = reviseScene(kitchen, cast, 'they should hold hands')
    expect(after.figures.map(({ pose }) => pose)).toEqual(['hold-hands', 'hold-hands', 'sit'])
  })
})

test.each(['Leo should be barefoot', 'Leo should wear red boots'])(
  'after “%s” the feet are in view (IR-92)',
  (words) => {
    const close: SceneDescription = { ...gardenScene, shot: 'close' }
    expect(reviseScene(close, sampleCast, words).scene.shot).toBe('wide')
    expect(reviseScene(close, sampleCast, 'Leo should wear a red hat').scene.shot).toBe('close')
  },
)

test.each([
  ['Mia’s hearing aid is on the left ear', 1],
  ['Mia’s hearing aid should be on the right ear', -1],
] as const)('“%s” puts it there, and says so (LN-51)', (words, side) => {
  const cast = sampleCast.map((one) =>
    one.name === 'Mia' ? { ...one, details: `${one.details}, red hearing aid` } : one,
  )
  const { scene: after, report } = reviseScene(scene, cast, words)
  expect(report.map(({ outcome }) => outcome)).toEqual(['done'])
  const wears = after.figures.find(({ name }) => name === 'Mia')?.wears
  const look = putOn(readLook(cast.find(({ name }) => name === 'Mia') ?? { name: 'Mia', details: '' }), wears)
  expect(look).toMatchObject({ hearingAidSide: side })
})
