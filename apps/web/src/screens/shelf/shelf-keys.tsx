import type { ParentShelf } from '@faith-fables/contract'
import { countOf } from '@faith-fables/contract/count-of'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/calls/api-error.ts'
import { takeBackDevicesMutation } from '../../api/shelf/shelf-queries.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'

export interface ShelfKeysProps {
  shelf: ParentShelf
  onSetPin: () => void
}

/** How devices are taken back: the PIN, and all of them from here. */
export function ShelfKeys({ shelf: { hasPin, devices }, onSetPin }: ShelfKeysProps) {
  const [isAsking, setAsking] = useState(false)
  const taking = useMutation(takeBackDevicesMutation(useQueryClient()))
  return (
    <section className="shelf-card" aria-labelledby="shelf-keys">
      <h2 id="shelf-keys">Taking a device back</h2>
      <p>
        {hasPin
          ? 'On the device itself, by your PIN.'
          : 'On the device itself, by a PIN that you set before you hand it over.'}
      </p>
      <div className="row">
        <Button tone="quiet" onClick={onSetPin}>
          {hasPin ? 'Change the PIN' : 'Set a PIN'}
        </Button>
        {devices > 0 && (
          <Button tone="quiet" onClick={() => setAsking(true)}>
            Take back {countOf(devices, 'device')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Take back every device?"
        confirmLabel="Take back"
        busy={taking.isPending}
        onConfirm={() => taking.mutate(undefined, { onSuccess: () => setAsking(false) })}
      >
        <p>
          {countOf(devices, 'device')} of yours {devices === 1 ? 'shows' : 'show'} the shelf alone. From now
          on whoever holds one finds everything open again that you were signed in to there.
        </p>
        {taking.error && <p role="alert">{messageOf(taking.error)}</p>}
      </ConfirmDialog>
    </section>
  )
}
