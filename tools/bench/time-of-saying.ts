import { drawnFacts } from '../../packages/illustrator/src/looks/drawn-facts.ts'
import { listenToCharacter, sayBack, seeThings } from '../../packages/listener/src/listener.ts'
import { type Figure, quantile } from './figure.ts'

/** As long as the details of a character may be. */
const longest = 1000

/** How long the longest details take to be read, said back, found for picks and looked up in what is drawn. */
export function timeOfSaying(text: string): Figure {
  const details = text.slice(0, longest)
  const times = Array.from({ length: 20 }, () => {
    const begun = performance.now()
    const heard = listenToCharacter({ name: 'Mia', details })
    drawnFacts(sayBack(heard, details).visible)
    seeThings(heard, details)
    return performance.now() - begun
  })
  return {
    name: '1,000 characters said back, median',
    measured: quantile(times, 0.5),
    unit: 'ms',
    target: { atMost: 50 },
  }
}
