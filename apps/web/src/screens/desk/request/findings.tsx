import type { PublicRequest } from '@faith-fables/contract'
import { LocalDate } from '../../../components/dates/local-date.tsx'
import { Note } from '../../../ui/messages/note.tsx'
import { HeldBeforeNote } from './held-before-note.tsx'

export interface FindingsProps {
  findings: PublicRequest['findings']
  /** What the moderator held back while the story was made. */
  heldBefore: PublicRequest['heldBefore']
  /** What the desk said to it before. */
  answer: PublicRequest['request']['answer']
}

/** What is known before one has read a word. */
export function Findings({ findings, heldBefore, answer }: FindingsProps) {
  return (
    <div className="stack gap-3">
      {findings.length === 0 ? (
        <Note tone="good" title="The moderator finds nothing to object to." />
      ) : (
        <Note tone="warning" title="The moderator asks you to look at this.">
          <ul className="list-disc pl-5">
            {findings.map((finding) => (
              <li key={finding}>{finding}</li>
            ))}
          </ul>
        </Note>
      )}
      {heldBefore.length > 0 && <HeldBeforeNote held={heldBefore} />}
      {answer && answer.kind !== 'reported' && (
        <Note title={answer.kind === 'sent-back' ? 'It was sent back before.' : 'It was taken down before.'}>
          <p>
            <LocalDate moment={answer.at} />: “{answer.reason}”
          </p>
        </Note>
      )}
    </div>
  )
}
