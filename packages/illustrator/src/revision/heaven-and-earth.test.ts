import { expect, test } from 'vitest'
import { compose } from '../composition/compose.ts'
import { looksInScene } from '../looks/look-in-scene.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import { gardenScene } from '../testing/garden-scene.ts'
import { reviseScene } from './revise-scene.ts'

const wished = (words: string, before = gardenScene) => {
  const { scene, report } = reviseScene(before, sampleCast, words)
  return { scene, outcomes: report.map(({ outcome }) => outcome) }
}

test.each(['add a river', 'a river in the background'])(
  '“%s” lies behind everybody from border to border (IR-98)',
  (words) => {
    const { scene, outcomes } = wished(words)
    expect(outcomes).toEqual(['done'])
    const { boxes, figures } = compose({ scene, cast: sampleCast, seed: 's', candidate: 0 })
    const box = boxes.find(({ noun }) => /river|path/.test(noun))
    expect((box?.right ?? 0) - (box?.left ?? 0)).toBeGreaterThan(900)
    expect(box?.bottom).toBeLessThan(Math.max(...figures.map(({ bounds }) => bounds.bottom)))
  },
)

test('“put a path behind them” leads from the reader away to where the ground ends (IR-98)', () => {
  const { scene, outcomes } = wished('put a path behind them')
  expect(outcomes).toEqual(['done'])
  const { boxes, things, figures } = compose({ scene, cast: sampleCast, seed: 's', candidate: 0 })
  const box = boxes.find(({ noun }) => /path/.test(noun))
  expect(things.map(({ noun }) => noun)).not.toContain(box?.noun)
  expect(box?.top).toBeLessThan(Math.min(...figures.map(({ bounds }) => bounds.bottom)))
  expect(box?.bottom).toBeGreaterThan(Math.max(...figures.map(({ bounds }) => bounds.bottom)))
})

test('no river runs through a room (IR-98)', () => {
  expect(wished('add a river', { ...gardenScene, setting: 'kitchen' }).outcomes).toEqual(['not done'])
})

test.each([
  ['give Mia wings', 'wings'],
  ['a halo above her head', 'halo'],
  ['Mia should have golden wings', 'wings'],
])('“%s” is worn in this picture, and can go again (IR-98)', (words, kind) => {
  const { scene, outcomes } = wished(words)
  expect(outcomes).toEqual(['done'])
  const marksOf = (one: typeof scene) => {
    const [look] = looksInScene(one, sampleCast)
    return look?.kind === 'human' ? look.marks.map((mark) => mark.kind) : []
  }
  expect(marksOf(scene)).toContain(kind)
  expect(marksOf(wished(`Mia without the ${kind}`, scene).scene)).not.toContain(kind)
})
