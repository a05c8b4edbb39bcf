import { countOf } from '@faith-fables/contract/count-of'
import { CircleAlert, Info } from 'lucide-react'
import type { Ref } from 'react'
import { useLocation } from 'react-router'
import { paths } from '../../../paths.ts'
import { wayBackTo } from '../../../session/way-back.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Note } from '../../../ui/messages/note.tsx'
import type { FormProblem } from '../choices/form-problem.ts'
import type { OrderFailure } from '../order/order-failure.ts'
import './generate-dock.css'

export interface GenerateDockProps {
  /** Tokens; null when unknown. */
  cost: number | null
  /** What keeps the form from being sent. */
  problem: FormProblem | null
  /** The parent has changed something: before that nothing is wrong yet, and what is missing is only said. */
  isBegun: boolean
  /** What became of the last try. */
  failure: OrderFailure | null
  isEnabled: boolean
  onGenerate: () => void
  /** Takes the focus after a try, when the button may be disabled. */
  ref: Ref<HTMLDivElement>
}

/** The button that sends the form, and beside it why it does not. On small screens it stays at the foot. */
export function GenerateDock(props: GenerateDockProps) {
  const { cost, problem, isBegun, failure, isEnabled, onGenerate, ref } = props
  const location = useLocation()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend to be seen
    <div ref={ref} className="generate-dock stack gap-3" role="group" aria-label="Generate" tabIndex={-1}>
      {failure && <FailureNote failure={failure} />}
      <ProblemLine problem={problem} isCalm={!isBegun && problem?.needs === null} />
      {(problem?.needs === 'tokens' || failure?.needsTokens) && (
        <LinkButton className="generate-dock-wide" to={paths.pricing()}>
          Get Tokens
        </LinkButton>
      )}
      {problem?.needs === 'login' && (
        <LinkButton className="generate-dock-wide" to={paths.login()} state={wayBackTo(location)}>
          Log in now
        </LinkButton>
      )}
      <span className="generate-dock-cost" aria-hidden="true">
        {cost === null ? '' : countOf(cost, 'token')}
      </span>
      <Button tone="primary" size="large" wide disabled={!isEnabled} onClick={onGenerate}>
        Generate Story
      </Button>
    </div>
  )
}

/** Calm, it is there to be read, and interrupts nobody. */
function ProblemLine({ problem, isCalm }: { problem: FormProblem | null; isCalm: boolean }) {
  const Icon = isCalm ? Info : CircleAlert
  return (
    <p
      className={classNames('generate-dock-wide generate-dock-problem', isCalm && 'generate-dock-calm')}
      role={isCalm ? undefined : 'status'}
    >
      {problem && (
        <>
          <Icon className="icon" aria-hidden="true" />
          <span>{problem.sentence}</span>
        </>
      )}
    </p>
  )
}

function FailureNote({ failure }: { failure: OrderFailure }) {
  return (
    <Note tone="error" className="generate-dock-wide">
      <p className="generate-dock-failure">{failure.sentence}</p>
      {failure.advice && <p>{failure.advice}</p>}
      {failure.isStoryUnderWay && <LinkButton to={paths.library()}>My Library</LinkButton>}
    </Note>
  )
}
