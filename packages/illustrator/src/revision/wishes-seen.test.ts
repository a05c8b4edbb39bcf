import { describe, expect, test } from 'vitest'
import { findProp } from '../props/find-prop.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import { gardenScene } from '../testing/garden-scene.ts'
import { reviseScene } from './revise-scene.ts'

const wished = (feedback: string, before = gardenScene) => {
  const { scene: after, report } = reviseScene(before, sampleCast, feedback)
  return { after, outcomes: report.map(({ outcome }) => outcome) }
}

describe('a wish is done where it is seen (IR-139)', () => {
  test('three sheep are three, seen from far enough away, and a fourth is one more', () => {
    const { after, outcomes } = wished('three sheep please')
    expect(outcomes).toEqual(['done'])
    expect(after).toMatchObject({ shot: 'wide' })
    expect(after.props.filter((noun) => findProp(noun)?.drawing === findProp('sheep')?.drawing)).toHaveLength(
      3,
    )
    expect(wished('three sheep is enough', { ...gardenScene, props: ['sheep'] }).after.props).toEqual([
      'sheep',
      'another sheep',
      'another sheep',
    ])
  })

  test('what is in the sky is above all roofs, and a cup stands on a little table', () => {
    expect(wished('add a full moon above the houses', { ...gardenScene, time: 'night' }).outcomes).toEqual([
      'done',
    ])
    expect(
      wished('a cup of tea on the little table', { ...gardenScene, setting: 'living-room', props: [] })
        .outcomes,
    ).toEqual(['done'])
  })

  test('northern lights are drawn in the sky', () => {
    const { after, outcomes } = wished('i want northern lights', { ...gardenScene, time: 'night' })
    expect(outcomes).toEqual(['done'])
    expect(findProp(after.props.at(-1) ?? '')?.drawing.place).toBe('sky')
  })

  test('who is to be looked at comes into the picture', () => {
    const { after, outcomes } = wished('Mia should look at the old lady')
    expect(outcomes).toEqual(['done'])
    expect(after.figures.map(({ name }) => name)).toContain('Old lady')
    expect(after.figures.find(({ name }) => name === 'Mia')?.look).toBe('Old lady')
  })

  test('who lies in the hay of a barn lies on its ground', () => {
    expect(
      wished('Mia should lie sleeping in the hay', { ...gardenScene, setting: 'barn', props: [] }).outcomes,
    ).toEqual(['done'])
    expect(wished('Mia should lie sleeping in the hay').outcomes).not.toEqual(['done'])
  })

  test('somebody of the story who is named for what they are leaves', () => {
    const before = {
      ...gardenScene,
      figures: [
        ...gardenScene.figures,
        { name: 'The old baker', pose: 'stand' as const, face: 'calm' as const },
      ],
    }
    const { after, outcomes } = wished('leave out the baker', before)
    expect(outcomes).toEqual(['done'])
    expect(after.figures.map(({ name }) => name)).not.toContain('The old baker')
  })

  test('falling leaves are in the air, and blossom falls in spring', () => {
    expect(wished('with leaves falling').after).toMatchObject({ weather: 'wind' })
    expect(wished('cherry blossom falling please').after).toMatchObject({ weather: 'wind', season: 'spring' })
  })

  test('what is to be seen through the window is outside of it', () => {
    const room = { ...gardenScene, setting: 'living-room' as const, props: [] }
    const { after, outcomes } = wished('i want to see the mountains through the window', room)
    expect(outcomes).toEqual(['done'])
    expect(after.props).toEqual(['window onto mountains'])
  })

  test('who is to be at a thing has it beside them; what the place is drawn with stays where it is', () => {
    const { after, outcomes } = wished('please put Leo next to the ladder', {
      ...gardenScene,
      props: ['ladder'],
    })
    expect(outcomes).toEqual(['done'])
    expect(after.places).toEqual({ ladder: 'Leo' })
    expect(
      wished('Mia should sit by the boat', { ...gardenScene, setting: 'sea', props: [] }).after,
    ).toMatchObject({
      places: { boat: 'Mia' },
      figures: [{ pose: 'sit' }, {}],
    })
    expect(
      wished('please put Leo next to the stove', { ...gardenScene, setting: 'kitchen', props: [] }).outcomes,
    ).not.toEqual(['done'])
  })

  test.each([
    ['is early morning possible', { time: 'morning' }],
    ['a tin whistle please', { props: ['basket', 'flowers', 'tin whistle'] }],
    ['snow on the roof and the ground', { weather: 'snow' }],
  ])('%j is done whole', (feedback, change) => {
    const { after, outcomes } = wished(feedback)
    expect(outcomes).toEqual(['done'])
    expect(after).toMatchObject(change)
  })

  test('red and yellow flowers are some of each', () => {
    expect(wished('Make the flowers red and yellow').after.props).toEqual([
      'basket',
      'red flowers',
      'yellow flowers',
    ])
  })

  test('a sky full of stars is one of the night', () => {
    expect(wished('the sky should be full of stars').after).toMatchObject({ time: 'night' })
  })

  test('arms go up of all, shoes come off all, and who points at the sky looks there', () => {
    expect(wished('arms up in the air!').after.figures.map(({ pose }) => pose)).toEqual(['cheer', 'cheer'])
    expect(wished('no shoes please').outcomes).toEqual(['done'])
    expect(wished('have Leo point at the sky').after.figures[1]).toMatchObject({ pose: 'point', look: 'sky' })
    expect(wished('have Leo point at the sky').outcomes).toEqual(['done'])
  })

  test('why something is wished is not told as undone', () => {
    expect(wished('from behind please, so we see what they see').outcomes).toEqual(['done'])
    expect(wished('could we see it from behind them, out over the water').outcomes).toEqual(['done'])
    expect(wished('can we look at it from above').outcomes).toEqual(['done'])
  })

  test('what bears no words has them on a sign, and the parent is told', () => {
    const { after, outcomes } = wished('write GOOD NIGHT MIA on the moon')
    expect(outcomes).toEqual(['partly'])
    expect(after.props.at(-1)).toBe('sign that says "GOOD NIGHT MIA"')
  })

  test('who is to be closer to the other stands closer', () => {
    const apart = { ...gardenScene, spacing: 'wide' as const }
    expect(wished('Leo closer to Mia', apart).after).toMatchObject({
      spacing: 'close',
      figures: [{}, { beside: 'Mia' }],
    })
  })
})
