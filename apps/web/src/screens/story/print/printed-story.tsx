import type { Companion, PublicStory } from '@faith-fables/contract'
import type { Ref } from 'react'
import { leavesOf } from '../book/leaves.ts'
import { StoryParagraphs } from '../book/page-text.tsx'
import { amountOf } from '../book/page-typesetting.ts'
import './printed-story.css'

export interface PrintedStoryProps {
  story: PublicStory
  ref: Ref<HTMLDivElement>
}

/** The story on paper: a title page, one page to a sheet, and what to do with it. Never seen on the screen. */
export function PrintedStory({ story, ref }: PrintedStoryProps) {
  return (
    <div ref={ref} className="printed-story">
      <section className="printed-title">
        {story.imageUrl && <img src={story.imageUrl} alt="" />}
        <h1>{story.title}</h1>
        <p>{story.bibleVerse ?? story.theme}</p>
      </section>
      {leavesOf(story).map((leaf) =>
        leaf.kind === 'companion' ? (
          <PrintedCompanion key="companion" companion={leaf.companion} />
        ) : (
          <section key={leaf.folio}>
            <img src={leaf.page.selectedImageUrl} alt="" />
            <div className="printed-text" data-amount={amountOf(leaf.page.textSnippet)}>
              <StoryParagraphs text={leaf.page.textSnippet} />
            </div>
            <p className="printed-folio">{leaf.folio}</p>
          </section>
        ),
      )}
    </div>
  )
}

function PrintedCompanion({ companion: { talk, prayer, remember } }: { companion: Companion }) {
  return (
    <section className="printed-companion">
      <h2>Talk</h2>
      <ul>
        {talk.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <h2>Pray</h2>
      <p>{prayer}</p>
      <h2>Remember</h2>
      <p>{remember}</p>
    </section>
  )
}
