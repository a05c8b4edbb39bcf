import { benchRequest } from '@faith-fables/illustrator/bench/bench-request'
import { drawPicture } from '@faith-fables/illustrator/pictures/draw-picture'
import { drawPortrait } from '@faith-fables/illustrator/pictures/draw-portrait'
import { sampleCast, variedCast } from '@faith-fables/illustrator/samples/sample-cast'
import type { StyleId } from '@faith-fables/illustrator/styles/styles'
import { createDrawingPool } from '@faith-fables/illustrator/threads/drawing-pool'
import { type ParentClient, signUpParent } from '../product/parent-client.ts'
import { startProduct } from '../product/start-product.ts'
import { type Bench, type Figure, quantile } from './figure.ts'

/** Milliseconds of `typingPause` in apps/web/src/components/character/portrait/large-portrait.tsx: no call is sent before. */
const pause = 200
const styles: readonly StyleId[] = [
  'watercolor',
  'felt',
  'storybook-gouache',
  'linocut',
  'cartoon',
  'stained-glass',
]
const characters = [...sampleCast, ...variedCast].slice(0, 30)
const styleOf = (index: number): StyleId => styles[index % styles.length] ?? 'watercolor'

/** How long after the last key a parent sees the character drawn. */
export const portraitBench: Bench = {
  name: 'portrait',
  measure: async (say) => {
    say(`${characters.length} characters in ${styles.length} styles, by the running product ...`)
    const { first, others } = await askProduct()
    say('The same and whole pictures, in this process; then while forty pages wait ...')
    const { portrait, picture } = await besideWholePictures()
    const target = { atMost: 400 }
    const compared = { name: 'a whole picture', measured: picture }
    return [
      inMilliseconds('last key -> portrait, median', pause + quantile(others, 0.5), { target }),
      inMilliseconds('last key -> portrait, slowest', pause + Math.max(...others), { target }),
      inMilliseconds('the first of a new thread', pause + first),
      inMilliseconds('its drawing alone, median', portrait, { reference: compared }),
      inMilliseconds('the call while forty pages wait, slowest', Math.max(...(await whilePagesWait()))),
    ]
  },
}

const inMilliseconds = (name: string, measured: number, more: Partial<Figure> = {}): Figure => ({
  name,
  measured,
  unit: 'ms',
  ...more,
})

/** Milliseconds of each call, in a style of which the threads have drawn before. */
async function askProduct(): Promise<{ first: number; others: number[] }> {
  const product = await startProduct()
  try {
    const parent = await signUpParent(product.url)
    const first = await ask(parent, 'somebody to warm up for', styles[0] ?? 'watercolor')
    await Promise.all(
      [0, 1].flatMap((turn) => styles.map((style) => ask(parent, `a child of ${turn + 5}`, style))),
    )
    const others: number[] = []
    for (const [index, { details }] of characters.entries())
      others.push(await ask(parent, details, styleOf(index)))
    return { first, others }
  } finally {
    await product.stop()
  }
}

async function ask(parent: ParentClient, details: string, style: string): Promise<number> {
  const asked = performance.now()
  const drawn = await parent.call('drawPortrait', { body: { name: 'Tilda', details, style, view: 'whole' } })
  if (!(drawn instanceof Uint8Array)) throw new Error('The product drew no portrait.')
  return performance.now() - asked
}

/** Medians of the same number of portraits and pages of stories, one after another. */
async function besideWholePictures(): Promise<{ portrait: number; picture: number }> {
  const portraits: number[] = []
  const pictures: number[] = []
  for (const style of styles) {
    await drawPicture(benchRequest(style, 0))
    await drawPortrait({ figure: { name: 'Tilda', details: 'a girl' }, style, view: 'whole' })
  }
  for (const [index, figure] of characters.entries()) {
    const style = styleOf(index)
    portraits.push(await timed(() => drawPortrait({ figure, style, view: 'whole' })))
    pictures.push(await timed(() => drawPicture(benchRequest(style, index))))
  }
  return { portrait: quantile(portraits, 0.5), picture: quantile(pictures, 0.5) }
}

/** Milliseconds of portraits that are asked for while two threads draw pages and more pages wait. */
async function whilePagesWait(): Promise<number[]> {
  const pool = createDrawingPool({ threads: 2 })
  const calledOff = new AbortController()
  try {
    const pages = Array.from({ length: 40 }, (_, page) =>
      pool.draw(benchRequest('watercolor', page), { signal: calledOff.signal }).catch(() => null),
    )
    await pages[1]
    const waits: number[] = []
    for (const figure of characters.slice(0, 10))
      waits.push(await timed(() => pool.drawPortrait({ figure, style: 'watercolor', view: 'whole' })))
    return waits
  } finally {
    calledOff.abort()
    await pool.close()
  }
}

async function timed(deed: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await deed()
  return performance.now() - begun
}
