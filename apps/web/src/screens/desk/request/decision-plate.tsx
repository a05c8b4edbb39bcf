import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '../../../api/calls/api-error.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { CheckBox } from '../../../ui/choices/check-box.tsx'
import { Note } from '../../../ui/messages/note.tsx'
import { Bookplate } from '../../../ui/paper/bookplate.tsx'
import './decision-plate.css'
import { lineOf } from '../line-of.ts'
import type { RequestDecision } from './use-decision.ts'
import type { useRequestKeys } from './use-request-keys.ts'
import type { WaitingLine } from './use-waiting-line.ts'

export interface DecisionPlateProps {
  line: WaitingLine
  decision: RequestDecision
  keys: ReturnType<typeof useRequestKeys>
}

/** Yes, no, and the ways to the requests around this one; each with its key. */
export function DecisionPlate({ line, decision, keys }: DecisionPlateProps) {
  const keyOf = (letter: string) => keys.areOn && <kbd className="decision-key">{letter}</kbd>
  return (
    <Bookplate className="decision-plate">
      <h2 className="text-xl">May every family read it?</h2>
      {line.waiting !== null && <p className="soft">{`${lineOf(line.waiting)} waiting in all.`}</p>}
      {decision.failure && <Refused error={decision.failure} line={line} />}
      <Button tone="primary" wide busy={decision.isUnderWay} onClick={decision.approve}>
        Approve {keyOf('A')}
      </Button>
      <Button wide unavailable={decision.isUnderWay} onClick={decision.askWhy}>
        Send back {keyOf('S')}
      </Button>
      <div className="decision-neighbours">
        <NeighbourButton to={line.previous}>Previous {keyOf('K')}</NeighbourButton>
        <NeighbourButton to={line.next}>Next {keyOf('J')}</NeighbourButton>
      </div>
      <CheckBox label="Work by these keys" checked={keys.areOn} onCheckedChange={keys.switchTo} />
    </Bookplate>
  )
}

function NeighbourButton({ to, children }: { to: string | undefined; children: ReactNode }) {
  const navigate = useNavigate()
  return (
    <Button
      tone="quiet"
      disabled={!to}
      onClick={() => to && navigate(paths.deskRequest(to), { replace: true })}
    >
      {children}
    </Button>
  )
}

/** Said to the second of two who decide on the same story. */
function Refused({ error, line }: { error: Error; line: WaitingLine }) {
  return (
    <Note tone="error" title="Your answer was not taken.">
      <p>{messageOf(error)}</p>
      <LinkButton
        tone="quiet"
        className="-ml-3"
        replace
        to={line.after ? paths.deskRequest(line.after) : paths.desk()}
      >
        Go on
      </LinkButton>
    </Note>
  )
}
