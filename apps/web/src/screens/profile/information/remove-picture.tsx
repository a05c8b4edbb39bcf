import { Trash2 } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import type { ProfilePicture } from './use-profile-picture.ts'

export interface RemovePictureProps {
  /** There is one; without, only a dialog that is closing is shown. */
  isOffered: boolean
  picture: ProfilePicture
  /** Takes the focus when the picture, and the button with it, is gone. */
  focusAfter: RefObject<HTMLElement | null>
}

export function RemovePicture({ isOffered, picture, focusAfter }: RemovePictureProps) {
  const [isAsked, setAsked] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const finalFocus = useRef<HTMLElement>(null)

  function ask() {
    finalFocus.current = button.current
    setAsked(true)
  }

  function remove() {
    picture.remove((isGone) => {
      if (isGone) finalFocus.current = focusAfter.current
      setAsked(false)
    })
  }

  return (
    <>
      {isOffered && (
        <div>
          <Button ref={button} tone="quiet" className="-ml-3" onClick={ask}>
            <Trash2 className="icon" aria-hidden="true" />
            Remove picture
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title="Remove your picture?"
        confirmLabel="Remove"
        onConfirm={remove}
        busy={picture.isRemoving}
        finalFocus={finalFocus}
      >
        <p>It is deleted, and your initials take its place.</p>
      </ConfirmDialog>
    </>
  )
}
