import { madeWith } from '@faith-fables/bookmaker/book-words'
import type { Companion, PublicStory } from '@faith-fables/contract'

/** The words to remember, large, on a page of their own. */
export function PrintedVerse({ companion: { remember } }: { companion: Companion }) {
  return (
    <section className="printed-verse">
      <h2>Remember</h2>
      <p>{remember}</p>
    </section>
  )
}

/** What a family talks about and prays. */
export function PrintedTalk({ companion: { talk, prayer } }: { companion: Companion }) {
  return (
    <section className="printed-talk">
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
    </section>
  )
}

/** Who made the book. */
export function PrintedMade({ story: { title, authorName, createdAt } }: { story: PublicStory }) {
  const sentences = madeWith({ title, author: authorName, madeOn: createdAt.slice(0, 10), pages: [] })
  return (
    <section className="printed-made">
      <h2>The End</h2>
      <div>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </section>
  )
}
