import type { Companion, PublicStory } from '@faith-fables/contract'
import { largestPicture } from '@faith-fables/contract/picture-sizes'
import type { Ref } from 'react'
import { Ornament } from '../../../ui/ornament.tsx'
import { leavesOf, type PageLeaf } from '../book/leaves.ts'
import { StoryParagraphs } from '../book/page-text.tsx'
import { amountOf } from '../book/page-typesetting.ts'
import './printed-story.css'

export interface PrintedStoryProps {
  story: PublicStory
  /** With the largest pictures there are, for which somebody waits; else with those that are there already. */
  isSharp: boolean
  ref: Ref<HTMLDivElement>
}

/** The story on paper: a title page, one page to a sheet, and what to do with it. Never seen on the screen. */
export function PrintedStory({ story, isSharp, ref }: PrintedStoryProps) {
  const addressOf = (url: string) => (isSharp ? largestPicture(url) : url)
  return (
    <div ref={ref} className="printed-story">
      <section className="printed-title">
        {story.imageUrl && <PrintedPicture address={addressOf(story.imageUrl)} />}
        <h1>{story.title}</h1>
        <p>{story.bibleVerse ?? story.theme}</p>
      </section>
      {leavesOf(story).map((leaf) =>
        leaf.kind === 'companion' ? (
          <PrintedCompanion key="companion" companion={leaf.companion} />
        ) : (
          <PrintedPage key={leaf.folio} leaf={leaf} picture={addressOf(leaf.page.selectedImageUrl)} />
        ),
      )}
    </div>
  )
}

function PrintedPage({ leaf: { page, folio, isLast }, picture }: { leaf: PageLeaf; picture: string }) {
  return (
    <section className="printed-page" data-amount={amountOf(page.textSnippet)}>
      <PrintedPicture address={picture} />
      <div className="printed-text">
        <StoryParagraphs text={page.textSnippet} />
        {isLast && <p className="printed-end">The End</p>}
      </div>
      <p className="printed-folio">{folio}</p>
    </section>
  )
}

/** Unpacked with the sheet it stands on: a browser that is asked to print waits for nothing. */
function PrintedPicture({ address }: { address: string }) {
  return <img src={address} alt="" loading="eager" decoding="sync" width={1024} height={1024} />
}

function PrintedCompanion({ companion: { talk, prayer, remember } }: { companion: Companion }) {
  return (
    <section className="printed-companion">
      <div>
        <h2>Talk</h2>
        <ul>
          {talk.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </div>
      <div>
        <h2>Pray</h2>
        <p>{prayer}</p>
      </div>
      <div className="printed-verse">
        <h2>Remember</h2>
        <p>{remember}</p>
        <Ornament name="vine" />
      </div>
    </section>
  )
}
