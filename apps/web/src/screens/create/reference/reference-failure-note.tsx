import { RotateCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Note } from '../../../ui/messages/note.tsx'
import type { Reference } from './use-reference.ts'

/** Says what of the form could not be loaded, and offers to try again. */
export function ReferenceFailureNote({ reference }: { reference: Reference }) {
  const { failure, isFetching, tryAgain } = reference
  const place = useRef<HTMLDivElement>(null)
  const wasTried = useRef(false)
  useEffect(() => {
    if (failure !== null || !wasTried.current) return
    wasTried.current = false
    // The button that was pressed goes with the note.
    place.current?.focus()
  }, [failure])

  function press() {
    wasTried.current = true
    tryAgain()
  }

  return (
    <div ref={place} className="focus:outline-none" tabIndex={-1}>
      {failure !== null && (
        <Note tone="error" className="mb-8">
          <p>{failure}</p>
          <Button className="mt-2" busy={isFetching} onClick={press}>
            {!isFetching && <RotateCw className="icon" aria-hidden="true" />}
            Try again
          </Button>
        </Note>
      )}
    </div>
  )
}
