import { reviseScene } from '@faith-fables/illustrator'
import { compose } from '@faith-fables/illustrator/composition/compose'
import {
  areTwoPictures,
  type Difference,
  differenceOf,
} from '@faith-fables/illustrator/composition/two-pictures'
import { describe, expect, test } from 'vitest'
import { faultsIn, kindsOfFault, sayFault, thingFaultsIn } from './count-faults.ts'
import { toldPages } from './told-pages.ts'

const SEED = 'pages'

/** The first and the second candidate of so many pages, and in what they differ. */
function pairsOf(count: number): { where: string; difference: Difference }[] {
  return toldPages(count, SEED).map(({ story, ...told }) => {
    const one = compose({ ...told, candidate: 0 })
    const difference = differenceOf(one, compose({ ...told, candidate: 1 }))
    return { where: `story ${story}, page ${told.page + 1}`, difference }
  })
}

/** So many pages before and after "add a balloon", in what they differ by how they are staged. */
function keptAfterWish(count: number): Difference[] {
  return toldPages(count, SEED).map(({ story: _, ...told }) => {
    const start = { ...told.scene, before: { scene: told.scene, candidate: 1 } }
    const { scene } = reviseScene(start, [...told.cast], 'add a balloon')
    return differenceOf(compose({ ...told, candidate: 1 }), compose({ ...told, scene, candidate: 1 }))
  })
}

describe('the pages of stories', { timeout: 240_000 }, () => {
  test('have two candidates that are two pictures: seen from elsewhere, in another light, and neither mirrored nor enlarged alone (IR-30)', () => {
    const pairs = pairsOf(100)
    const alike = pairs.filter(({ difference }) => !areTwoPictures(difference))
    const count = (part: keyof Difference) => pairs.filter(({ difference }) => difference[part]).length
    console.log(
      `${pairs.length} pairs of candidates of stories "${SEED}/0" to "${SEED}/9": ${pairs.length - alike.length} are two pictures; ` +
        `another viewpoint ${count('viewpoint')}, light ${count('light')}, moment ${count('moment')}, distance ${count('distance')}, places ${count('places')}`,
      ...alike.map(({ where, difference }) => `\n${where}: ${JSON.stringify(difference)}`),
    )
    expect(pairs).toHaveLength(100)
    expect(alike.length).toBeLessThanOrEqual(6)
    expect(count('distance')).toBeGreaterThan(85)
  })

  test('are staged as they were after a wish for one thing (IR-87)', () => {
    const restaged = keptAfterWish(60).filter(
      ({ places, distance, viewpoint, light }) => places || distance || viewpoint || light,
    )
    expect(restaged.length).toBeLessThanOrEqual(3)
  })

  test('show everybody with their faces, nobody tangled, nothing in the air, what is told of on the page, and the feeling of the beat (IR-31, IR-33, IR-35)', () => {
    const faults = faultsIn(toldPages(200, SEED))
    const counts = kindsOfFault.map((kind) => `${kind} ${faults.filter((one) => one.kind === kind).length}`)
    console.log(
      `200 pages of stories "${SEED}/0" to "${SEED}/19", both candidates: ${counts.join(', ')}`,
      ...faults.map((fault) => `\n${sayFault(fault)}`),
    )
    expect(faults.filter(({ kind }) => kind === 'missing')).toEqual([])
    // Under 1 in 100 pictures of a kind, over 400 of them.
    for (const kind of kindsOfFault)
      expect(faults.filter((one) => one.kind === kind).length, kind).toBeLessThan(4)
    expect(faults.length).toBeLessThanOrEqual(4)
  })

  test('have no thing in the air, no giant and hardly ever two things in one place (IR-152)', () => {
    const faults = thingFaultsIn(toldPages(200, SEED))
    console.log(
      `200 pages, both candidates, things: ${faults.length}`,
      ...faults.map((fault) => `\n${fault}`),
    )
    expect(faults.filter((fault) => fault.startsWith('floating'))).toEqual([])
    expect(faults.length).toBeLessThanOrEqual(6)
  })

  test('are seldom seen through a window, hardly ever twice in a book, and only where there is a house (IR-37)', () => {
    const pages = toldPages(300, SEED)
    const framed = pages.filter(({ scene }) => scene.viewpoint === 'window')
    const books = new Set(framed.map(({ story }) => story))
    expect(framed.length).toBeGreaterThan(0)
    expect(framed.length - books.size).toBeLessThanOrEqual(3)
    expect(framed.length).toBeLessThan(30)
    for (const { scene } of framed)
      expect(['lake', 'sea', 'desert', 'riverbank']).not.toContain(scene.setting)
  })
})
