import { RotateCw } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import type { Reference } from './use-reference.ts'

/** Says what of the form could not be loaded, and offers to try again. */
export function ReferenceFailureNote({ reference }: { reference: Reference }) {
  if (reference.failure === null) return null
  return (
    <Note tone="error" className="mb-8">
      <p>{reference.failure}</p>
      <Button className="mt-2" busy={reference.isFetching} onClick={reference.tryAgain}>
        {!reference.isFetching && <RotateCw className="icon" aria-hidden="true" />}
        Try again
      </Button>
    </Note>
  )
}
