import type { BookFinding } from '@faith-fables/contract'
import { countOf } from '@faith-fables/contract/count-of'
import type { ReactNode } from 'react'
import { Sheet } from '../../ui/paper/sheet.tsx'
import './contradictions.css'

export interface ContradictionsProps {
  findings: readonly BookFinding[]
  /** The ways to look at one and to mend it. */
  actionsOf: (finding: BookFinding) => ReactNode
  /** Stands under the list: what was mended last. */
  children?: ReactNode
}

/** What in a book cannot both be true. It advises, and stops nobody; where there is nothing it is not there. */
export function Contradictions({ findings, actionsOf, children }: ContradictionsProps) {
  if (findings.length === 0 && !children) return null
  return (
    <Sheet tone="linen" aria-labelledby="contradictions" className="stack gap-2">
      <h2 id="contradictions" className="text-xl">
        Worth a second look
      </h2>
      {findings.length > 0 && (
        <details className="contradictions" open>
          <summary>{countOf(findings.length, 'contradiction')}, as far as we can tell</summary>
          <ul aria-labelledby="contradictions">
            {findings.map((finding) => (
              <li key={`${finding.sentence} ${finding.places[0]?.start}`} className="stack gap-2">
                <p>{finding.sentence}</p>
                <p className="soft text-sm">{finding.how}</p>
                <div className="row">{actionsOf(finding)}</div>
              </li>
            ))}
          </ul>
        </details>
      )}
      {children}
    </Sheet>
  )
}
