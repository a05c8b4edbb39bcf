import type { PublicStory } from '@faith-fables/contract'
import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { fetchCode } from '../../../api/fetch-code.ts'
import { useSession } from '../../../session/session.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'

const DownloadDialog = lazy(async () => ({
  default: await fetchCode(async () => (await import('./download-dialog.tsx')).DownloadDialog),
}))

/** For every signed-in reader: the book as a file. */
export function DownloadButton({ story }: { story: Pick<PublicStory, 'id' | 'title'> }) {
  const { parent } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (!parent) return null
  return (
    <>
      <IconButton label="Download" title="Download" icon={Download} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <DownloadDialog story={story} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
