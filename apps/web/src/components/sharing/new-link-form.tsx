import type { LinkLasts } from '@faith-fables/contract'
import { checkField, keptField } from '@faith-fables/contract/check-field'
import { linkNameRule } from '@faith-fables/contract/field-rules'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { createLink, type LinkTarget, linksQuery } from '../../api/sharing-queries.ts'
import { useKeyedMutation } from '../../api/use-keyed-mutation.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { focusField } from '../../ui/focus/focus-field.ts'
import { Note } from '../../ui/messages/note.tsx'

const lastings: readonly { value: LinkLasts; label: string }[] = [
  { value: 'week', label: 'For 7 days' },
  { value: 'month', label: 'For 30 days' },
  { value: 'year', label: 'For a year' },
  { value: 'ever', label: 'Until I take it back' },
]

export interface NewLinkFormProps {
  target: LinkTarget
  /** @param id of the link that was made */
  onMade: (id: string) => void
}

/** Makes a link for somebody. */
export function NewLinkForm({ target, onMade }: NewLinkFormProps) {
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [lasts, setLasts] = useState<LinkLasts>('month')
  const [problem, setProblem] = useState<string | null>(null)
  const making = useKeyedMutation({
    mutationKey: ['make-link', JSON.stringify(target)],
    send: (body: { name: string; lasts: LinkLasts }, idempotencyKey) =>
      createLink(target, body, idempotencyKey),
    onSuccess: async (link) => {
      await client.invalidateQueries({ queryKey: linksQuery(target).queryKey })
      setName('')
      onMade(link.id)
    },
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = checkField(linkNameRule, name)
    setProblem(found)
    if (found) return focusField(event, 'name')
    making.begin({ name: keptField(linkNameRule, name), lasts })
  }

  return (
    <form className="stack share-form" noValidate onSubmit={submit}>
      {making.error && (
        <Note tone="error" title="The link could not be made.">
          <p>{messageOf(making.error)}</p>
        </Note>
      )}
      <TextField
        label="Whom is it for?"
        name="name"
        placeholder="Grandma"
        autoComplete="off"
        value={name}
        onValueChange={setName}
        error={problem}
      />
      <Select
        label="How long does it open?"
        name="lasts"
        options={lastings}
        value={lasts}
        onValueChange={setLasts}
      />
      <Button tone="primary" type="submit" busy={making.isPending}>
        Make a link
      </Button>
    </form>
  )
}
