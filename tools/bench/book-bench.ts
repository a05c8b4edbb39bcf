import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type Book, type BookKind, createBookPress } from '@faith-fables/bookmaker'
import { benchRequest } from '@faith-fables/illustrator/bench/bench-request'
import { drawPicture } from '@faith-fables/illustrator/pictures/draw-picture'
import sharp from 'sharp'
import { type Bench, type Figure, quantile } from './figure.ts'
import { residentMegabytes } from './process-memory.ts'

const pages = 20
const kinds: readonly { kind: BookKind; seconds?: number }[] = [
  { kind: 'pdf-a4', seconds: 3 },
  { kind: 'booklet-a4' },
  { kind: 'epub', seconds: 1 },
  { kind: 'epub-fixed', seconds: 1 },
  { kind: 'archive' },
]

/** How long the files of a book of twenty drawn pages take, and what they hold while they are made. */
export const bookBench: Bench = {
  name: 'books',
  measure: async (say) => {
    say(
      'Twenty pictures are drawn; then each kind of file four times, by the thread that the server uses ...',
    )
    const book = await drawnBook()
    const reference = { name: 'its pictures as JPEG, one after another', measured: await jpegSeconds(book) }
    const figures: Figure[] = []
    for (const { kind, seconds } of kinds) {
      const made = await makeFourTimes(book, kind)
      figures.push(
        {
          name: `${kind} of ${pages} pages, median`,
          measured: made.seconds,
          unit: 's',
          ...(seconds && { target: { atMost: seconds } }),
          reference,
        },
        { name: `${kind}: memory more`, measured: made.megabytes, unit: 'MB', target: { atMost: 200 } },
        { name: `${kind}: longest pause of the event loop`, measured: made.pause, unit: 'ms' },
      )
    }
    return figures
  },
}

async function drawnBook(): Promise<Book> {
  const drawn = []
  for (let page = 0; page < pages; page++) drawn.push(await drawPicture(benchRequest('watercolor', page)))
  return {
    id: 'bench',
    title: 'A Book to Measure',
    author: 'Nobody',
    theme: 'Joshua 1:9',
    moral: 'Be strong and of good courage.',
    madeOn: '2026-11-23',
    cover: drawn[0] ? { content: drawn[0].large, alt: drawn[0].alt } : null,
    pages: drawn.map(({ large, alt }) => ({
      text: 'The little boat went over the lake, and nobody in it was afraid. '.repeat(6),
      picture: { content: large, alt },
    })),
    companion: {
      talk: ['Who was in the boat?'],
      prayer: 'Dear God, be with us. Amen.',
      remember: '“Be strong and of good courage.” Joshua 1:9',
    },
  }
}

async function jpegSeconds({ pages }: Book): Promise<number> {
  const begun = performance.now()
  for (const { picture } of pages) if (picture) await sharp(picture.content).jpeg({ quality: 84 }).toBuffer()
  return (performance.now() - begun) / 1000
}

async function makeFourTimes(book: Book, kind: BookKind) {
  const press = createBookPress()
  const delay = monitorEventLoopDelay({ resolution: 5 })
  const before = residentMegabytes(process.pid)
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, residentMegabytes(process.pid))
  }, 20)
  delay.enable()
  const seconds: number[] = []
  for (let turn = 0; turn < 4; turn++) {
    const begun = performance.now()
    await press.make(book, kind)
    seconds.push((performance.now() - begun) / 1000)
  }
  delay.disable()
  clearInterval(watch)
  return { seconds: quantile(seconds, 0.5), megabytes: most - before, pause: delay.max / 1e6 }
}
