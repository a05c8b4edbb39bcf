/**
 * The server of the journeys that look at no picture, started in the place of main.ts: its illustrator paints in one colour, since
 * drawing is most of what a story costs.
 */
import { runServer } from '../run-server.ts'
import { quickIllustrator } from './quick-illustrator.ts'

await runServer({ illustrator: quickIllustrator() })
