import { CircleAlert } from 'lucide-react'
import type { Ref } from 'react'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Note } from '../../../ui/note.tsx'
import type { FormProblem } from '../choices/form-problem.ts'
import type { OrderFailure } from '../order/order-failure.ts'
import './generate-dock.css'

export interface GenerateDockProps {
  /** Tokens; null when unknown. */
  cost: number | null
  /** What keeps the form from being sent. */
  problem: FormProblem | null
  /** What became of the last try. */
  failure: OrderFailure | null
  isEnabled: boolean
  onGenerate: () => void
  buttonRef: Ref<HTMLButtonElement>
}

/** The button that sends the form, and beside it why it does not. On small screens it stays at the foot. */
export function GenerateDock(props: GenerateDockProps) {
  const { cost, problem, failure, isEnabled, onGenerate, buttonRef } = props
  return (
    <div className="generate-dock stack gap-3">
      {failure && (
        <Note tone="error" className="generate-dock-wide">
          <p>{failure.sentence}</p>
          {failure.isLookedForInLibrary && <LinkButton to={paths.library()}>My Library</LinkButton>}
        </Note>
      )}
      <p className="generate-dock-wide generate-dock-problem" role="status">
        {problem && (
          <>
            <CircleAlert className="icon" aria-hidden="true" />
            <span>{problem.sentence}</span>
          </>
        )}
      </p>
      {(problem?.needsTokens || failure?.needsTokens) && (
        <LinkButton className="generate-dock-wide" to={paths.pricing()}>
          Get Tokens
        </LinkButton>
      )}
      <span className="generate-dock-cost" aria-hidden="true">
        {cost === null ? '' : `${cost} tokens`}
      </span>
      <Button ref={buttonRef} tone="primary" size="large" wide disabled={!isEnabled} onClick={onGenerate}>
        Generate Story
      </Button>
    </div>
  )
}
