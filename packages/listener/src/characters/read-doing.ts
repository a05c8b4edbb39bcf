import type { Unit } from '../text/read-units.ts'
import type { Notes } from './notes.ts'

/** "A girl holding a doll", "a boy sucking his thumb": what somebody does stands behind who it is. */
export const doneBehind =
  /^(?:holding|carrying|clutching|hugging|sucking|riding|sitting|standing|playing|leading|pulling|pushing|eating|reading|hiding|dancing|singing|smiling|laughing)$/

/** What they hold is theirs; what else they are doing is done now, and nothing sure. */
export function readDoing([verb, ...behind]: readonly Unit[], notes: Notes): void {
  if (!verb) return
  const end = behind.findIndex(({ part }) => /^(?:ADP|SCONJ|CCONJ)$/.test(part))
  const thing = end < 0 ? behind : behind.slice(0, end)
  const isHeld = /^(?:holding|carrying|clutching|hugging)$/.test(verb.small)
  notes.pass([verb])
  if (isHeld && thing.length > 0 && thing.every(({ part }) => /^(?:DET|ADJ|NOUN|PRON)$/.test(part)))
    notes.writeWords(
      'belonging',
      thing.filter(({ part }) => part !== 'PRON'),
    )
  else notes.writeWords('habit', [verb, ...behind], false)
}
