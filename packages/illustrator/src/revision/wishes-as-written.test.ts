import { describe, expect, test } from 'vitest'
import { hasRoomFor } from '../composition/viewpoint.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import { gardenScene } from '../testing/garden-scene.ts'
import { reviseScene } from './revise-scene.ts'

const scene = gardenScene
const wished = (feedback: string, before = scene) => {
  const { scene: after, report } = reviseScene(before, sampleCast, feedback)
  return { after, outcomes: report.map(({ outcome }) => outcome) }
}

describe('wishes as parents write them (IR-81)', () => {
  test.each(['Leo has three hands!!', 'six fingers on her left hand', 'count his fingers', 'Mia has 3 arms'])(
    '%j is drawn anew, since nobody that we draw has more than their own',
    (feedback) => {
      const { after, outcomes } = wished(feedback)
      expect(outcomes).toEqual(['done'])
      expect(after).toEqual({ ...scene, variation: 1 })
    },
  )

  test('a limb on the wrong side and letters that are wanted stay undone, and the parent is told', () => {
    expect(wished('she has only three fingers').outcomes).toEqual(['not done'])
    expect(wished('write something odd on the banner').outcomes).not.toContain('done')
    expect(wished('put a sign with funny letters there').outcomes).not.toContain('done')
    expect(wished('the arm is on the wrong side').outcomes).toEqual(['not done'])
  })

  test.each([
    'there is some weird writing on the packets',
    'take the letters away',
    'there are strange letters on the fence',
  ])('%j: no letters are drawn', (feedback) => {
    expect(wished(feedback).outcomes).not.toContain('not done')
  })

  test.each([
    ['a little brighter, one can’t make out the flowers', 'tone', 'bright'],
    ['snow falling', 'weather', 'snow'],
    ['cooler tones would suit the north', 'tone', 'cool'],
  ] as const)('%j is done whole: the rest says why', (feedback, part, value) => {
    const { after, outcomes } = wished(feedback)
    expect(outcomes).toEqual(['done'])
    expect(after[part]).toBe(value)
  })

  test.each([
    ['a teddy in her arm', 'Mia', { hold: 'teddy' }],
    ['put a hat on the two of them', 'Leo', { wears: ['hat'] }],
    ['with a lantern in Leo’s hand', 'Leo', { hold: 'lantern' }],
    ['Leo should kneel next to her', 'Leo', { pose: 'kneel', beside: 'Mia' }],
    ['you forgot Leo’s scarf', 'Leo', { wears: ['scarf'] }],
    ['Mia’s coat is supposed to be red', 'Mia', { wears: ['red coat'] }],
    ['Her dress should be the blue one', 'Mia', { wears: ['blue dress'] }],
    ['Leo wears a hat, a dark green one', 'Leo', { wears: ['dark green hat'] }],
  ] as const)('%j is done by %s, as %j', (feedback, who, change) => {
    const { after, outcomes } = wished(feedback)
    expect(outcomes).toEqual(['done'])
    expect(after.figures.find(({ name }) => name === who)).toMatchObject(change)
  })

  test.each([
    ['a few stars wouldn’t hurt', 'stars'],
    ['his diggers on the ground would be nice too', 'diggers'],
    ['a lantern on the ground if you can', 'lantern'],
  ])('%j adds what is named', (feedback, thing) => {
    const { after, outcomes } = wished(feedback)
    expect(outcomes).toEqual(['done'])
    expect(after.props).toContain(thing)
  })

  test('who belongs in somebody’s arms is hugged by them', () => {
    const withDog = wished('add the dog').after
    const { after, outcomes } = wished('Biscuit should be in Mia’s arms', withDog)
    expect(outcomes).toEqual(['done'])
    expect(after.figures.find(({ name }) => name === 'Mia')).toMatchObject({ pose: 'hug', look: 'Biscuit' })
  })

  test('a colour may be shouted, and a dino is a dinosaur', () => {
    const withDinosaur = { ...scene, props: [...scene.props, 'dinosaur'] }
    expect(wished('the dinosaur should be GREEN', withDinosaur).after.props).toContain('green dinosaur')
    expect(wished('BIGGER DINO', withDinosaur).after.props).toContain('big dinosaur')
  })
})

test('stars and the moon bring the sky into a picture that was taken from near (IR-82)', () => {
  const { after } = wished('a few stars wouldn’t hurt', { ...scene, shot: 'close' })
  expect(after.shot).toBe('medium')
  expect(hasRoomFor(after, 'above')).toBe(false)
  expect(wished('add a ball', { ...scene, shot: 'close' }).after.shot).toBe('close')
})

test('in a room no star shines, and nobody is told that it does (IR-82)', () => {
  const room = { ...scene, setting: 'living-room' as const }
  expect(wished('add a star', room)).toMatchObject({ outcomes: ['not done'] })
})

test('who asks for a nearer picture gets it, also where somebody looks at a thing on the ground (IR-84)', () => {
  const looking = {
    ...scene,
    shot: 'medium' as const,
    props: ['bucket'],
    figures: scene.figures.map((figure) => ({ ...figure, look: 'bucket' })),
  }
  const closer = wished('closer please', looking)
  expect(closer.after).toMatchObject({ shot: 'close', nearest: true })
  const back = wished('further away', closer.after).after
  expect([back.shot, back.nearest]).toEqual(['medium', undefined])
  const close = wished('closer please', { ...looking, shot: 'close' as const })
  expect([close.outcomes, close.after.nearest]).toEqual([['done'], true])
  expect(wished('further away', { ...looking, shot: 'close' as const }).after.shot).toBe('wide')
})
