import { oneMorePlace } from './one-more-place/one-more-place.ts'
import type { Plot } from './plot.ts'
import { smallLamp } from './small-lamp/small-lamp.ts'

/** Every plot the storyteller knows. A new plot is one file (or folder) and one line here. */
export const plots: readonly Plot[] = [oneMorePlace, smallLamp]
