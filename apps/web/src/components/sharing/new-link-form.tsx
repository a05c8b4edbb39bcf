import type { LinkLasts } from '@faith-fables/contract'
import { linkNameRule } from '@faith-fables/contract/field-rules'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useKeyedMutation } from '../../api/calls/use-keyed-mutation.ts'
import { createLink, type LinkTarget, linksQuery } from '../../api/stories/sharing-queries.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { RefusalNote } from '../forms/refusal-note.tsx'
import { useCheckedField } from '../forms/use-checked-field.ts'
import { LastsSelect } from './lasts-select.tsx'

export interface NewLinkFormProps {
  target: LinkTarget
  /** @param id of the link that was made */
  onMade: (id: string) => void
}

/** Makes a link for somebody. */
export function NewLinkForm({ target, onMade }: NewLinkFormProps) {
  const client = useQueryClient()
  const name = useCheckedField('name', linkNameRule)
  const [lasts, setLasts] = useState<LinkLasts>('month')
  const making = useKeyedMutation({
    mutationKey: ['make-link', JSON.stringify(target)],
    send: (body: { name: string; lasts: LinkLasts }, idempotencyKey) =>
      createLink(target, body, idempotencyKey),
    onSuccess: async (link) => {
      await client.invalidateQueries({ queryKey: linksQuery(target).queryKey })
      name.empty()
      onMade(link.id)
    },
  })

  return (
    <form
      className="stack share-form"
      noValidate
      onSubmit={name.submitting((kept) => making.begin({ name: kept, lasts }))}
    >
      <RefusalNote title="The link could not be made." error={making.error} />
      <TextField {...name.field} label="Whom is it for?" placeholder="Grandma" autoComplete="off" />
      <LastsSelect value={lasts} onValueChange={setLasts} />
      <Button tone="primary" type="submit" busy={making.isPending}>
        Make a link
      </Button>
    </form>
  )
}
