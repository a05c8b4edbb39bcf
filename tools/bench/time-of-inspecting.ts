import { inspectBook } from '../../packages/listener/src/listener.ts'
import { type Figure, quantile } from './figure.ts'

const pages = 20
const wordsEach = 150

/** How long a book of the most pages takes to be read for what contradicts itself. */
export function timeOfInspecting(): Figure {
  const lines =
    'Ida put on her red coat and ran to the old barn behind the mill. “Wait for me!” called Noah, and Biscuit the dog barked at the three ducks. ' +
    'She laughed, and the wind took her hat. In the evening Grandpa Joe told them of a boat that was lost, and of the boy who found it. '
  const words = lines.repeat(4).split(' ').slice(0, wordsEach).join(' ')
  const book = {
    // No two pages alike: nothing may be read from memory.
    pages: Array.from({ length: pages }, (_unused, page) =>
      words.replaceAll('barn', `barn${'abcdefghijklmnopqrst'[page]}`),
    ),
    cast: [
      { name: 'Ida', details: 'A girl of 6 with brown hair and a red coat.' },
      { name: 'Noah', details: 'Her brother, 4, green eyes, he loves trains.' },
      { name: 'Biscuit', details: 'A small brown dog with one white paw.' },
      { name: 'Grandpa Joe', details: 'Tall, gray beard, walks with a stick.' },
    ],
    pictures: Array.from({ length: pages }, () => ({
      people: ['Ida', 'Noah'],
      wears: [],
      setting: 'barn',
      time: 'day',
    })),
  }
  inspectBook(book)
  const times = Array.from({ length: 20 }, () => {
    const begun = performance.now()
    inspectBook(book)
    return performance.now() - begun
  })
  return {
    name: '20 pages of 150 words read for contradictions, median',
    measured: quantile(times, 0.5),
    unit: 'ms',
    target: { atMost: 100 },
  }
}
