/** `npm run bench:web`: how fast and how accessible the screens are on a simulated phone. About three minutes. */
import { runBenches } from './run-benches.ts'
import { webBench } from './web-bench.ts'

await runBenches([webBench])
