import type { GenerationRecord } from '@faith-fables/contract'
import { statusKind } from '@faith-fables/contract/generation-status'
import { useLocation } from 'react-router'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Note } from '../../ui/messages/note.tsx'
import { Spinner } from '../../ui/waiting/spinner.tsx'
import { nextStep } from './next-step.ts'

/** Where a story is while this screen has nothing to do with it, and the way there. */
export function NextStepNote({ record }: { record: GenerationRecord }) {
  const { words, to, label } = nextStep(record)
  const isHere = useLocation().pathname === to
  return (
    <Note
      title={
        statusKind(record.status) === 'working' ? (
          <span className="row gap-2.5">
            <Spinner />
            {words}
          </span>
        ) : (
          words
        )
      }
    >
      {!isHere && (
        <LinkButton to={to} className="mt-2">
          {label}
        </LinkButton>
      )}
    </Note>
  )
}
