import type { FeedbackOutcome } from '@faith-fables/contract'
import { Note } from '../../ui/note.tsx'

const outcomes: Record<FeedbackOutcome['outcome'], string> = {
  done: 'Done',
  partly: 'Done in part',
  'not done': 'Not done',
}

/** What became of each wish of the last feedback, in the parent's own words. */
export function FeedbackReport({ report }: { report: readonly FeedbackOutcome[] }) {
  if (report.length === 0) return null
  const isAllDone = report.every(({ outcome }) => outcome === 'done')
  return (
    <Note
      tone={isAllDone ? 'good' : 'warning'}
      title={isAllDone ? 'What you asked for was done' : 'Not everything you asked for was done'}
    >
      <ul className="stack gap-1">
        {report.map(({ words, outcome }) => (
          <li key={words}>
            <b>{outcomes[outcome]}:</b> “{words}”
          </li>
        ))}
      </ul>
      {!isAllDone && <p>You can change the text yourself, or ask again in other words.</p>}
    </Note>
  )
}
