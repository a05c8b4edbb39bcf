import { expect, test } from 'vitest'
import { compose } from '../composition/compose.ts'
import { perchedOn } from '../composition/perched-on.ts'
import { describePicture } from '../description/describe-picture.ts'
import { boundsOf } from '../geometry/path.ts'
import { readLook } from '../looks/read-look.ts'
import { drawPerson } from '../people/draw-person.ts'
import { alone } from '../people/figure.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import type { PerchPlace } from '../scene-description.ts'
import { gardenScene } from '../testing/garden-scene.ts'
import { reviseScene } from './revise-scene.ts'

const wished = (words: string, props = gardenScene.props) => {
  const { scene, report } = reviseScene({ ...gardenScene, props }, sampleCast, words)
  return { scene, outcomes: report.map(({ outcome }) => outcome) }
}

test.each([
  ['a butterfly on her hand', 'Mia', { noun: 'butterfly', on: 'hand' }],
  ['put a bird on Leo’s shoulder', 'Leo', { noun: 'bird', on: 'shoulder' }],
  ['Leo has a mouse on his head', 'Leo', { noun: 'mouse', on: 'head' }],
])('“%s” is on them, and the picture says so (IR-96)', (words, who, perch) => {
  const { scene, outcomes } = wished(words)
  expect(outcomes).toEqual(['done'])
  expect(scene.figures.find(({ name }) => name === who)?.perch).toEqual(perch)
  expect(describePicture(scene)).toContain(`a ${perch.noun} on `)
})

test('who has a cat on the lap sits, and a cat that stood about is nowhere else (IR-96)', () => {
  const { scene } = wished('a cat on her lap', ['cat', 'basket'])
  expect(scene.figures[0]).toMatchObject({ pose: 'sit', perch: { noun: 'cat', on: 'lap' } })
  const { things } = compose({ scene, cast: sampleCast, seed: 's', candidate: 0 })
  expect(things.map(({ noun }) => noun)).toEqual(['basket'])
  expect(reviseScene(scene, sampleCast, 'remove the cat').scene.figures[0]?.perch).toBeUndefined()
})

test('what is too large for that is told as not done, or in part (IR-96)', () => {
  expect(wished('put a horse on his shoulder').outcomes).not.toContain('done')
})

test.each<[PerchPlace, number, number]>([
  ['head', -520, -390],
  ['shoulder', -380, -240],
  ['hand', -330, -150],
  ['lap', -230, -10],
])('on the %s of a child it is where that is (IR-96)', (on, top, bottom) => {
  const look = readLook({ name: 'Kim', details: 'a girl of 7' })
  if (look.kind !== 'human') throw new Error('Kim is somebody.')
  const figure = {
    name: 'Kim',
    pose: on === 'lap' ? 'sit' : 'stand',
    face: 'happy',
    perch: { noun: 'bird', on },
  } as const
  const drawn = drawPerson(look, { ...alone, ...figure, ...perchedOn(figure) })
  const bare = drawPerson(look, { ...alone, pose: figure.pose, face: 'happy' })
  const bird = boundsOf(drawn.shapes.slice(bare.shapes.length).map(({ path }) => path))
  expect(bird.top).toBeGreaterThan(top)
  expect(bird.bottom).toBeLessThan(bottom)
})
