import type { PublicStory } from '@faith-fables/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useKeyedMutation } from '../../../api/calls/use-keyed-mutation.ts'
import { startEdition } from '../../../api/making/generation-queries.ts'
import { ageGroupsQuery } from '../../../api/making/reference-queries.ts'
import { RefusalNote } from '../../../components/forms/refusal-note.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { LoadingText } from '../../../ui/waiting/loading-text.tsx'

export interface NewEditionProps {
  story: PublicStory
  /** The ages that need no telling any more. */
  told: readonly string[]
}

/** Has the story told for an age that it is not told for yet, and leads to the review of its words. */
export function NewEdition({ story, told }: NewEditionProps) {
  const navigate = useNavigate()
  const { data: ageGroups = [], isPending } = useQuery(ageGroupsQuery)
  const [chosen, setChosen] = useState<string | null>(null)
  const telling = useKeyedMutation({
    mutationKey: ['edition', story.id],
    send: (ageGroupId: string, key) => startEdition(story.id, ageGroupId, key),
    onSuccess: ({ storyGenerationId }) => navigate(paths.review(storyGenerationId)),
  })
  const left = ageGroups.filter(({ name }) => !told.includes(name))
  const age = left.find(({ _id }) => _id === chosen) ?? left[0]
  if (isPending) return <LoadingText>Looking which ages are left ...</LoadingText>
  if (!age) return <p>It is told for every age there is.</p>
  return (
    <div className="stack">
      <Select
        label="Tell it for another age"
        options={left.map(({ _id, name }) => ({ value: _id, label: name }))}
        value={age._id}
        onValueChange={setChosen}
        hint="Same characters, same plot and same pictures, in words for that age. It costs no tokens, and you review the words before they are published. Changes that you made to this text by hand are not told again."
      />
      <div className="row">
        <Button tone="primary" busy={telling.isPending} onClick={() => telling.begin(age._id)}>
          {`Tell it for ${age.name}`}
        </Button>
      </div>
      <RefusalNote title="The story could not be told for another age." error={telling.error} />
    </div>
  )
}
