import type { PublicStory } from '@faith-fables/contract'
import { useQuery } from '@tanstack/react-query'
import { AudioLines, BookCopy, Download, Ellipsis, Flag, Mic } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { fetchCode } from '../../../api/calls/fetch-code.ts'
import { configQuery } from '../../../api/making/public-queries.ts'
import { paths } from '../../../paths.ts'
import { useSession } from '../../../session/session.ts'
import { ActionMenu, type MenuAction } from '../../../ui/menus/action-menu.tsx'
import { editionsWords } from '../editions/editions-words.ts'

const DownloadDialog = lazy(async () => ({
  default: await fetchCode(async () => (await import('../download/download-dialog.tsx')).DownloadDialog),
}))
const EditionsDialog = lazy(async () => ({
  default: await fetchCode(async () => (await import('../editions/editions-dialog.tsx')).EditionsDialog),
}))
const NarrationDialog = lazy(async () => ({
  default: await fetchCode(async () => (await import('../narration/narration-dialog.tsx')).NarrationDialog),
}))
const ReportDialog = lazy(async () => ({
  default: await fetchCode(async () => (await import('../report/report-dialog.tsx')).ReportDialog),
}))

type Tool = 'recordings' | 'editions' | 'narration' | 'download' | 'report'

export interface MoreToolsProps {
  story: PublicStory
  /** @param again this reader had reported the story before */
  onReported: (again: boolean) => void
}

/** What is wanted now and then of a story that can be read by itself; nothing where nothing of it can be done. */
export function MoreTools({ story, onReported }: MoreToolsProps) {
  const { parent } = useSession()
  const tools = useTools(story)
  const { data: config } = useQuery({ ...configQuery, enabled: parent?.uid === story.userId })
  const [open, setOpen] = useState<Tool | null>(null)
  const close = () => setOpen(null)
  if (tools.length === 0) return null
  return (
    <>
      <ActionMenu
        label="More"
        icon={Ellipsis}
        actions={tools.map((tool) => ({
          ...actionOf(tool, story.id, setOpen),
          ...(tool === 'editions' && { label: editionsWords(story, config) }),
        }))}
      />
      <Suspense>
        {open === 'download' && <DownloadDialog story={story} onClose={close} />}
        {open === 'editions' && (
          <EditionsDialog story={story} isOwn={parent?.uid === story.userId} onClose={close} />
        )}
        {open === 'narration' && parent && <NarrationDialog story={story} uid={parent.uid} onClose={close} />}
        {open === 'report' && (
          <ReportDialog
            storyId={story.id}
            open
            onClose={close}
            onTaken={(again) => {
              close()
              onReported(again)
            }}
          />
        )}
      </Suspense>
    </>
  )
}

/** In the order of the menu. */
function useTools(story: PublicStory): readonly Tool[] {
  const { parent } = useSession()
  const isOwn = parent !== null && parent.uid === story.userId
  const { data: config } = useQuery({ ...configQuery, enabled: isOwn })
  const offered: Record<Tool, boolean> = {
    recordings: isOwn,
    /** Others find it where the story is told for another age already; its parent has it told so. */
    editions: isOwn || Boolean(story.editions?.length),
    /** Where a speech model is set. */
    narration: isOwn && Boolean(config?.narration),
    download: parent !== null,
    report: story.visibility === 'public' && !isOwn,
  }
  return (Object.keys(offered) as Tool[]).filter((tool) => offered[tool])
}

const words = {
  recordings: { label: 'Recordings', icon: Mic },
  editions: { label: 'For other ages', icon: BookCopy },
  narration: { label: 'Narration', icon: AudioLines },
  download: { label: 'Download', icon: Download },
  report: { label: 'Report this story', icon: Flag },
} as const

function actionOf(tool: Tool, storyId: string, open: (tool: Tool) => void): MenuAction {
  if (tool === 'recordings') return { ...words[tool], to: paths.recordings(storyId) }
  return { ...words[tool], onSelect: () => open(tool) }
}
