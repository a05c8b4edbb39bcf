import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Note } from '../../ui/messages/note.tsx'
import { scrollHere } from '../../ui/scrolling/scroll-here.ts'

export interface DoorFormProps {
  /** Why the last try failed. */
  problem: string | null
  /** Says what sending it does. */
  button: string
  isBusy: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** The frame of every form at the door: what went wrong, the fields, and the button that sends them. */
export function DoorForm({ problem, button, isBusy, onSubmit, children }: DoorFormProps) {
  return (
    <form className="stack gap-4" noValidate onSubmit={onSubmit}>
      {problem && (
        <div key={problem} ref={scrollHere}>
          <Note tone="error" title={problem} />
        </div>
      )}
      {children}
      <Button type="submit" tone="primary" size="large" wide busy={isBusy} className="mt-2">
        {button}
      </Button>
    </form>
  )
}
