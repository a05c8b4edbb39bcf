import type { ParentShelf } from '@faith-fables/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { startTransition, useOptimistic } from 'react'
import { approvalMutation } from '../../api/shelf/shelf-queries.ts'
import { RefusalNote } from '../../components/forms/refusal-note.tsx'
import { PrivateLinks } from '../../components/sharing/private-links.tsx'
import { CheckBox } from '../../ui/choices/check-box.tsx'

/** Whether a second adult says yes first, and the links by which they do. */
export function SecondAdult({ shelf: { needsApproval, stories } }: { shelf: ParentShelf }) {
  const changing = useMutation(approvalMutation(useQueryClient()))
  const [isWanted, setWanted] = useOptimistic(needsApproval)
  const change = (wanted: boolean) =>
    startTransition(async () => {
      setWanted(wanted)
      // What went wrong is said below; the box is as it was.
      await changing.mutateAsync(wanted).catch(() => undefined)
    })
  const waiting = stories.filter(({ state }) => state === 'waiting').length
  return (
    <section className="shelf-card stack" aria-labelledby="second-adult">
      <h2 id="second-adult">A second adult</h2>
      <CheckBox
        label="A second adult says yes before a story comes to the shelf."
        checked={isWanted}
        onCheckedChange={change}
      />
      <RefusalNote title="This could not be changed." error={changing.error} />
      {needsApproval && (
        <>
          <p className="soft">
            Give them a link: they read what waits and decide, without an account. You see here who said what
            and when.{waiting > 0 && ' Without a second adult, what waits goes on the shelf.'}
          </p>
          <PrivateLinks target={{ shelf: 'own' }} title="The Children's Shelf" />
        </>
      )}
    </section>
  )
}
