import { expect, test } from 'vitest'
import { compose } from '../composition/compose.ts'
import { boundsOf } from '../geometry/path.ts'
import { findProp } from '../props/find-prop.ts'
import { canBePainted, paintedLine } from '../props/lettering/letters.ts'
import { drawProp } from '../props/several.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import type { SceneDescription } from '../scene-description.ts'
import { gardenScene } from '../testing/garden-scene.ts'
import { reviseScene } from './revise-scene.ts'

const wished = (words: string, before: SceneDescription = gardenScene) => {
  const { scene, report } = reviseScene(before, sampleCast, words)
  return { scene, outcomes: report.map(({ outcome }) => outcome) }
}

test.each([
  ['the sign should say FREE', ['sign'], 'sign that says "FREE"'],
  ['could the card say WELCOME MARTA', [], 'card that says "WELCOME MARTA"'],
  ['the banner must read "Zoë José!"', ['banner'], 'banner that says "ZOË JOSÉ!"'],
])('“%s” stands there (IR-29)', (words, props, noun) => {
  const { scene, outcomes } = wished(words, { ...gardenScene, props })
  expect(outcomes).toEqual(['done'])
  expect(scene.props.at(-1)).toBe(noun)
  expect(findProp(noun)?.words).toBeDefined()
})

test('words are on what somebody holds, and go again (IR-29)', () => {
  const [mia, leo] = gardenScene.figures
  if (!mia || !leo) throw new Error('Mia and Leo are there.')
  const held = wished('the drawing should say “SORRY”', {
    ...gardenScene,
    figures: [{ ...mia, hold: 'drawing' }, leo],
  })
  expect(held.scene.figures[0]?.hold).toBe('drawing that says "SORRY"')
  const sign = { ...gardenScene, props: ['sign that says "FREE"'] }
  expect(wished('remove the writing on the sign', sign).scene.props).toEqual(['sign'])
})

test('words that nobody could read, and letters that we do not have, are told as not done (IR-29)', () => {
  for (const words of [
    'the sign should say “Thank you for everything you did for us all this year”',
    'the sign should say “ДОБРО”',
    'the sign should say something else in Greek',
  ])
    expect(wished(words).scene.props, words).toEqual(gardenScene.props)
})

test('a sign with words is seen as a whole beside everybody, in either candidate (IR-29)', () => {
  const { scene } = wished('the sign should say FREE')
  for (const candidate of [0, 1]) {
    const { boxes, figures } = compose({ scene, cast: sampleCast, seed: 's', candidate })
    const sign = boxes.find(({ noun }) => noun.includes('FREE'))
    expect(sign?.left).toBeGreaterThan(-30)
    expect(sign?.right).toBeLessThan(1054)
    for (const { bounds } of figures) {
      const wide = Math.min(bounds.right, sign?.right ?? 0) - Math.max(bounds.left, sign?.left ?? 0)
      expect(wide).toBeLessThan(((sign?.right ?? 0) - (sign?.left ?? 0)) * 0.25)
    }
  }
})

test('every letter is painted within its line, and no two alike (IR-29)', () => {
  const signs = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'].filter((sign) => sign !== '0')
  const drawn = signs.map((sign) => paintedLine(sign, [0, 0], 60))
  for (const path of drawn) {
    const { left, right, top, bottom } = boundsOf([path])
    expect(Math.max(-left, right)).toBeLessThan(30)
    expect(top).toBeGreaterThan(-70)
    expect(bottom).toBeLessThan(10)
  }
  expect(new Set(drawn.map(({ points }) => points.join())).size).toBe(signs.length)
  expect(canBePainted('Größe')).toBe(true)
  expect(drawProp(findProp('sign that says "FREE"') ?? expect.fail()).length).toBe(3)
})
