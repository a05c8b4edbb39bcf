import type { FeedbackOutcome } from '@faith-fables/contract'
import { Note } from '../../ui/messages/note.tsx'

const outcomes: Record<FeedbackOutcome['outcome'], string> = {
  done: 'Done',
  partly: 'Done in part',
  'not done': 'Not done',
}

interface FeedbackReportProps {
  report: readonly FeedbackOutcome[]
  /** What the parent may do where not everything was done. */
  otherwise: string | null
  /** Beside pictures, which speak first. */
  isQuiet?: boolean
}

/** What became of each wish of the last feedback, in the parent's own words. */
export function FeedbackReport({ report, otherwise, isQuiet = false }: FeedbackReportProps) {
  if (report.length === 0) return null
  const isAllDone = report.every(({ outcome }) => outcome === 'done')
  return (
    <Note
      tone={isQuiet ? 'plain' : isAllDone ? 'good' : 'warning'}
      title={isAllDone ? 'What you asked for was done' : 'Not everything you asked for was done'}
    >
      <ul className="stack gap-1">
        {report.map(({ words, outcome }) => (
          <li key={words}>
            <b>{outcomes[outcome]}:</b> “{words}”
          </li>
        ))}
      </ul>
      {!isAllDone && otherwise && <p>{otherwise}</p>}
    </Note>
  )
}
