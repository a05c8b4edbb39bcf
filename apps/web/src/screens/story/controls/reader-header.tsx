import type { PublicStory } from '@faith-fables/contract'
import { Printer, X } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useSession } from '../../../session/session.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Toast } from '../../../ui/messages/toast.tsx'
import { ScreenHeading } from '../../../ui/page/screen-heading.tsx'
import { BackTo, BackToLibrary, type WayBack } from '../access/back-to-library.tsx'
import './reader-header.css'
import { transientMessages } from '../../../transient-messages.ts'
import { ShareButton } from '../sharing/share-button.tsx'
import { MoreTools } from './more-tools.tsx'
import type { SharingNews } from './share-story.ts'
import type { Fullscreen } from './use-fullscreen.ts'
import { useWayOut } from './use-way-out.ts'

/** What can be done with the story besides reading it. */
export type ReaderAccess = 'full' | 'given' | 'child'

export interface ReaderHeaderProps {
  story: PublicStory
  fullscreen: Fullscreen
  onPrint: () => void
  access: ReaderAccess
  back: WayBack | undefined
}

const reported: SharingNews = { message: 'Thank you. Somebody of us will look at it.', tone: 'good' }
const reportedAgain: SharingNews = {
  message: 'You have reported this story already. Thank you.',
  tone: 'good',
}

/** The title between the ways out and what one does with the whole story. */
export function ReaderHeader({ story, fullscreen, onPrint, access, back }: ReaderHeaderProps) {
  const leave = useWayOut()
  const { parent } = useSession()
  const [shared, setShared] = useState<SharingNews | null>(null)
  const endShared = useCallback(() => setShared(null), [])
  return (
    <header className="reader-header">
      {back && <BackTo {...back} />}
      {!back && (access === 'full' || parent) && <BackToLibrary tone="quiet" />}
      <ScreenHeading tabTitle={story.title} className="reader-title">
        <span lang={story.language}>{story.title}</span>
      </ScreenHeading>
      <div className="reader-header-tools">
        {access === 'full' && <ShareButton story={story} onShared={setShared} />}
        {access !== 'child' && (
          <>
            <IconButton label="Print" title="Print" icon={Printer} onClick={onPrint} />
            {access === 'full' && (
              <MoreTools story={story} onReported={(again) => setShared(again ? reportedAgain : reported)} />
            )}
            <IconButton
              label="Close"
              title="Close"
              icon={X}
              onClick={() => (fullscreen.isOn ? void fullscreen.toggle() : leave())}
            />
          </>
        )}
      </div>
      <Toast
        message={shared?.message ?? null}
        detail={shared?.detail}
        tone={shared?.tone ?? 'good'}
        lasting={transientMessages.banner}
        onEnd={endShared}
      />
    </header>
  )
}
