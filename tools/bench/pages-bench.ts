import { faultsIn, kindsOfFault, sayFault } from '../pages/count-faults.ts'
import { toldPages } from '../pages/told-pages.ts'
import type { Bench } from './figure.ts'

const count = 2000
const seed = 'bench'

/** Both candidates of many pages that the built-in storyteller tells, and what is wrong in them by geometry. */
export const pagesBench: Bench = {
  name: 'pages',
  measure: async (say) => {
    say(`${count} pages of the stories "${seed}/0" to "${seed}/${count / 10 - 1}", both candidates ...`)
    const started = performance.now()
    const faults = faultsIn(toldPages(count, seed))
    const milliseconds = (performance.now() - started) / (2 * count)
    for (const fault of faults) say(sayFault(fault))
    return [
      ...kindsOfFault.map((kind) => ({
        name: `pictures with ${kind}`,
        measured: faults.filter((fault) => fault.kind === kind).length,
        unit: '' as const,
        target: { atMost: kind === 'missing' ? 0 : 20 },
      })),
      {
        name: 'a page told and composed',
        measured: milliseconds,
        unit: 'ms' as const,
        target: { atMost: 120 },
      },
    ]
  },
}
