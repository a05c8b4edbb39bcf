import type { HeldBefore } from '@faith-fables/contract'
import { LocalDate } from '../../../components/dates/local-date.tsx'
import { Note } from '../../../ui/messages/note.tsx'

const finders: Record<HeldBefore['layer'], string> = {
  rules: 'a rule',
  learned: 'a doubt',
  supplier: 'the second moderator',
}

/** What was held back while the story was made, so that somebody knows who wanted what. */
export function HeldBeforeNote({ held }: { held: readonly HeldBefore[] }) {
  return (
    <Note title="Held back while it was made.">
      <ul className="list-disc pl-5">
        {held.map(({ kind, layer, theme, reason, at }) => (
          <li key={`${at} ${theme} ${reason}`}>
            <LocalDate moment={at} />, {kind}, {theme.replaceAll('-', ' ')} ({finders[layer]})
            {reason === null ? '.' : `: ${reason}`}
          </li>
        ))}
      </ul>
    </Note>
  )
}
