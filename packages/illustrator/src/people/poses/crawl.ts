import { posed, reach } from '../stance.ts'

/** On hands and knees, the head up: how babies get about. */
export const crawl = posed({
  turn: [0.72, 1],
  lean: 0.86,
  nod: -0.2,
  hands: { left: reach(0.05, 0.96, 0.2), right: reach(0.05, 0.9, 0.34) },
  legs: { kind: 'crawling' },
  grip: 'both',
})
