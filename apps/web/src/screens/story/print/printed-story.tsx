import type { PublicStory } from '@faith-fables/contract'
import { largestPicture } from '@faith-fables/contract/picture-sizes'
import type { Ref } from 'react'
import { leavesOf } from '../book/leaves.ts'
import { PrintedMade, PrintedTalk, PrintedVerse } from './printed-back.tsx'
import { PrintedCover, PrintedDedication, PrintedTitle } from './printed-front.tsx'
import { PrintedPage } from './printed-page.tsx'
import './printed-story.css'

export interface PrintedStoryProps {
  story: PublicStory
  /** The story in another language, whose words stand below; null for none. */
  second: PublicStory | null
  /** With the largest pictures there are, for which somebody waits; else with those that are there already. */
  isSharp: boolean
  ref: Ref<HTMLDivElement>
}

/** The same book on paper as the PDF, sheet by sheet; the bookmaker sets that one. Never seen on the screen. */
export function PrintedStory({ story, second, isSharp, ref }: PrintedStoryProps) {
  const addressOf = (url: string) => (isSharp ? largestPicture(url) : url)
  return (
    <div ref={ref} className="printed-story">
      <PrintedCover story={story} picture={story.imageUrl && addressOf(story.imageUrl)} />
      <PrintedTitle story={story} second={second} />
      <PrintedDedication story={story} />
      {leavesOf(story, second).map((leaf) =>
        leaf.kind === 'companion' ? (
          [
            <PrintedVerse key="verse" companion={leaf.companion} language={story.language} />,
            <PrintedTalk key="talk" companion={leaf.companion} language={story.language} />,
          ]
        ) : (
          <PrintedPage key={leaf.folio} leaf={leaf} picture={addressOf(leaf.page.selectedImageUrl)} />
        ),
      )}
      <PrintedMade story={story} />
    </div>
  )
}
