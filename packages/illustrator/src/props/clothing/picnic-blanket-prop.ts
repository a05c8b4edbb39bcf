import type { PropDrawing } from '../prop.ts'
import { rug } from './bedding-props.ts'

/** Has room for several, also where nobody sits on it yet. */
export const picnicBlanketProps: Record<string, PropDrawing> = {
  'picnic blanket': { ...rug, size: 190, spread: true },
}
