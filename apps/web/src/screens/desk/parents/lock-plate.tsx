import type { DeskParent } from '@faith-fables/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { lockMutation } from '../../../api/desk/account-queries.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import type { Saying } from '../use-said.tsx'

/** Locks an account, after asking why, or opens it again. */
export function LockPlate({ parent, saying }: { parent: DeskParent; saying: Saying }) {
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const changing = useMutation(lockMutation(client, parent.id))
  const isLocked = parent.lock !== null

  function change(reason: string | null) {
    if (changing.isPending) return
    changing.mutate(reason, {
      onSuccess: () => saying.praise(`${parent.email} is ${reason === null ? 'open again' : 'locked'}.`),
      onError: (error) => saying.refuse('Nothing was changed.', error),
      onSettled: () => setAsking(false),
    })
  }

  return (
    <>
      <h2 className="text-xl">{isLocked ? 'Open the account again?' : 'Lock the account?'}</h2>
      <p className="soft">
        {isLocked
          ? 'Everything is where it was.'
          : 'Every call of this parent is refused then. Stories and tokens stay; public stories stay public unless they are taken down.'}
      </p>
      {isLocked ? (
        <Button tone="primary" wide busy={changing.isPending} onClick={() => change(null)}>
          Unlock
        </Button>
      ) : (
        <Button tone="danger" wide onClick={() => setAsking(true)}>
          Lock
        </Button>
      )}
      <ReasonDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Lock this account?"
        confirmLabel="Lock"
        busy={changing.isPending}
        hint="The parent reads it, on the screen and in a letter."
        onConfirm={change}
      >
        <p>{`${parent.email} can do nothing here until the account is unlocked. Stories that are being made are finished and wait.`}</p>
      </ReasonDialog>
    </>
  )
}
