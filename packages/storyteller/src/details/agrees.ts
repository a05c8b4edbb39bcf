import type { Statement } from '@faith-fables/listener'
import { signatureOf } from '../figures/verbs.ts'
import type { Detail } from './detail.ts'

/**
 * Whether a detail speaks of a verb that the listener heard: who "is ring bearer" rings nothing. Only what two readings agree on
 * is told.
 */
export function agrees({ kind, forms }: Detail, { verbs }: Statement): boolean {
  switch (kind) {
    case 'happened':
      return isFormOf(verbs, forms.past)
    case 'duty':
      return isFormOf(verbs, forms.base) && !states.test(forms.base ?? '')
    case 'habit':
    case 'pastime':
      return isFormOf(verbs, forms.base ?? forms.word)
    case 'state':
    case 'devotion':
      return isFormOf(verbs, forms.now) && isFormOf(verbs, forms.state ?? forms.now)
    default:
      return true
  }
}

/** "Hari is knowing" is nothing that is still to come. */
const states = /^(?:know|have|be|like|want|need)\b/

const adverbs =
  /^(?:always|often|usually|sometimes|still|never|secretly|even|now|recently|already|once|regularly)$/

const helpers: Readonly<Record<string, readonly string[]>> = {
  be: ['is', 'are', 'was', 'were'],
  do: ['does', 'did'],
  can: ['could', 'ca'],
  will: ['would', 'wo'],
}

function isFormOf(verbs: readonly string[], form = ''): boolean {
  const words = form.toLowerCase().split(' ')
  const word = words.find((one) => !adverbs.test(one))?.replace(/n't$/, '')
  return verbs.some((verb) =>
    [...Object.values(signatureOf(verb, '')), ...(helpers[verb] ?? [])].some((one) => one === word),
  )
}
