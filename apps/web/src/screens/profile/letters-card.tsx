import type { Profile } from '@faith-fables/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lettersMutation } from '../../api/parent/user-queries.ts'
import { RefusalNote } from '../../components/forms/refusal-note.tsx'
import { CheckBox } from '../../ui/choices/check-box.tsx'
import { Sheet, SheetHead } from '../../ui/paper/sheet.tsx'

interface LettersCardProps {
  profile: Pick<Profile, 'lettersAboutStories'>
  onDone: (message: string) => void
}

/** Which letters come. What is ticked counts at once. */
export function LettersCard({ profile: { lettersAboutStories }, onDone }: LettersCardProps) {
  const choosing = useMutation(lettersMutation(useQueryClient()))
  const isTicked = choosing.isPending ? choosing.variables : lettersAboutStories
  return (
    <Sheet aria-labelledby="letters">
      <SheetHead id="letters" title="Letters" ornament="quill" />
      <div className="stack gap-2">
        <CheckBox
          label="Write to me about my stories"
          checked={isTicked}
          onCheckedChange={(come) => {
            const done = come ? 'We write to you about your stories.' : 'No more letters about your stories.'
            if (!choosing.isPending) choosing.mutate(come, { onSuccess: () => onDone(done) })
          }}
        />
        <p className="soft">
          One letter when a story waits for you and you are not here, and one when we decide about a story
          that you want to be public. Letters about your account and purchases come in any case.
        </p>
        <RefusalNote title="This could not be changed." error={choosing.error} />
      </div>
    </Sheet>
  )
}
