import { titleOf } from '@faith-fables/bookmaker/book-words'
import { phrasesIn } from '@faith-fables/bookmaker/phrases-in'
import type { PublicStory } from '@faith-fables/contract'
import { PrintedPicture } from './printed-picture.tsx'

/** The front of the book. */
export function PrintedCover({ story, picture }: { story: PublicStory; picture: string | null }) {
  return (
    <section className="printed-cover">
      {picture && <PrintedPicture address={picture} />}
      <div>
        <h1>{titleOf(story)}</h1>
        <p>{story.authorName}</p>
      </div>
    </section>
  )
}

/** The title again, in both languages where there are two, with what the story is about. */
export function PrintedTitle({ story, second }: { story: PublicStory; second: PublicStory | null }) {
  return (
    <section className="printed-title">
      <div>
        <h1>{titleOf(story)}</h1>
        {second && (
          <p className="printed-quote" lang={second.language ?? 'en'}>
            {titleOf(second)}
          </p>
        )}
      </div>
      <div className="printed-quote">
        <p>{story.bibleVerse ?? story.theme}</p>
        {story.moralMessage && <p>{story.moralMessage}</p>}
      </div>
      <p>{phrasesIn(story.language).toldBy(story.authorName)}</p>
    </section>
  )
}

/** A page to write on: for whom the book is. */
export function PrintedDedication({ story: { language } }: { story: PublicStory }) {
  return (
    <section className="printed-dedication">
      {phrasesIn(language).dedication.map((row) => (
        <p key={row}>{row}</p>
      ))}
    </section>
  )
}
