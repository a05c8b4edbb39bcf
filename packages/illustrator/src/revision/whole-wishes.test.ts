import { describe, expect, test } from 'vitest'
import { lookInScene } from '../looks/look-in-scene.ts'
import { readCast } from '../looks/read-cast.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import { gardenScene } from '../testing/garden-scene.ts'
import { reviseScene } from './revise-scene.ts'

const told = (feedback: string) =>
  reviseScene(gardenScene, sampleCast, feedback).report.map(({ outcome }) => outcome)
const revise = (feedback: string) => reviseScene(gardenScene, sampleCast, feedback).scene
const skinsIn = (feedback: string) => {
  const looks = readCast(sampleCast)
  return revise(feedback)
    .figures.map((figure) => lookInScene(figure, looks))
    .flatMap((look) => (look.kind === 'human' ? [look.skin] : []))
}

describe('a wish that is heard is done for everybody it names, or told as not done (IR-131)', () => {
  test('the colour of somebody is that of their skin', () => {
    expect(told('Both Mia and Leo are dark brown')).toEqual(['done'])
    const [one, other] = skinsIn('Both Mia and Leo are dark brown')
    expect(one).toBe(other)
    expect(told('Mia is green')).toEqual(['not done'])
  })

  test('“too pale” darkens each of them', () => {
    const before = skinsIn('closer')
    const after = skinsIn('You made them too pale')
    expect(after).toHaveLength(before.length)
    for (const [at, skin] of after.entries()) expect(skin).not.toBe(before[at])
  })

  test('the seasons have their months and feasts, and the view from high up its words', () => {
    expect(revise('make it october').season).toBe('autumn')
    expect(revise('set at easter').season).toBe('spring')
    expect(revise('from up high').viewpoint).toBe('above')
    expect(told('from beneath with all the sky')).toEqual(['not done'])
  })

  test('what a scene has no drawing for is not half done', () => {
    expect(told('an escalator please')).toEqual(['not done'])
    expect(told('In the text the bucket is empty')).toEqual(['not done'])
  })
})
