import type { PromptOutcome } from '@faith-fables/contract'
import { Sheet } from '../../../ui/paper/sheet.tsx'
import './prompt-report.css'
import { groupsOf, isUsed, outcomeWords, reasonsIn, reportInShort } from './prompt-report-words.ts'

/** What became of all that the parent wrote for this story: folded away until somebody wants to know. */
export function PromptReport({ report }: { report: readonly PromptOutcome[] }) {
  if (report.length === 0) return null
  return (
    <Sheet tone="linen" aria-labelledby="prompt-report" className="stack gap-2">
      <h2 id="prompt-report" className="text-xl">
        What you told us
      </h2>
      <p>{reportInShort(report)}</p>
      <details className="prompt-report">
        <summary>Show what became of each</summary>
        {groupsOf(report).map(({ about, outcomes }) => (
          <section key={about} aria-label={about} className="mt-3">
            <h3 className="font-bold break-words">{about}</h3>
            <dl>
              {outcomes.map((one) => (
                <div key={one.words} data-used={isUsed(one)}>
                  <dt>“{one.words}”</dt>
                  <dd>{outcomeWords(one)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        {reasonsIn(report).map((reason) => (
          <p key={reason} className="soft mt-3 text-sm">
            {reason}
          </p>
        ))}
      </details>
    </Sheet>
  )
}
