import { middle, posed } from '../stance.ts'

export const clap = posed({
  turn: [0.1, 1],
  hands: { left: middle(0.06, 0.3, 0.5), right: middle(0.06, 0.24, 0.52) },
  grip: 'both',
  open: ['left', 'right'],
})
