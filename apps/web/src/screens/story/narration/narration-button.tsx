import type { PublicStory } from '@faith-fables/contract'
import { useQuery } from '@tanstack/react-query'
import { AudioLines } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { fetchCode } from '../../../api/fetch-code.ts'
import { configQuery } from '../../../api/public-queries.ts'
import { useSession } from '../../../session/session.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'

const NarrationDialog = lazy(async () => ({
  default: await fetchCode(async () => (await import('./narration-dialog.tsx')).NarrationDialog),
}))

/** For the parent whose story it is, where a speech model is set: has the book narrated. */
export function NarrationButton({ story }: { story: PublicStory }) {
  const { parent } = useSession()
  const isOwn = parent?.uid === story.userId
  const { data: config } = useQuery({ ...configQuery, enabled: isOwn })
  const [isOpen, setOpen] = useState(false)
  if (!isOwn || !config?.narration) return null
  return (
    <>
      <IconButton label="Narration" title="Narration" icon={AudioLines} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <NarrationDialog story={story} uid={parent.uid} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
