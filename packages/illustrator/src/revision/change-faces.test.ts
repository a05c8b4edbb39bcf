import { expect, test } from 'vitest'
import { sampleCast } from '../samples/sample-cast.ts'
import { gardenScene } from '../testing/garden-scene.ts'
import { reviseScene } from './revise-scene.ts'

test.each([
  ['Leo should look proud', 'proud'],
  ['Leo should look sorry', 'sorry'],
  ['Leo should be a bit disappointed', 'sorry'],
  ['Leo should look brave', 'determined'],
])('“%s” has a face of its own (IR-36)', (words, face) => {
  const { scene, report } = reviseScene(gardenScene, sampleCast, words)
  expect(report.map(({ outcome }) => outcome)).toEqual(['done'])
  expect(scene.figures[1]?.face).toBe(face)
})

test('the wheels of who uses a wheelchair have the colour that is said (IR-29)', () => {
  const cast = [...sampleCast, { name: 'Zuri', details: 'girl, 8, uses a wheelchair' }]
  const figures = [{ name: 'Zuri', pose: 'stand', face: 'happy' } as const]
  const { scene, report } = reviseScene({ ...gardenScene, figures }, cast, 'the wheels should be purple')
  expect(report.map(({ outcome }) => outcome)).toEqual(['done'])
  expect(scene.figures[0]?.wears).toEqual(['purple wheelchair'])
})
