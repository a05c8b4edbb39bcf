import { madeWith } from '@faith-fables/bookmaker/book-words'
import { phrasesIn } from '@faith-fables/bookmaker/phrases-in'
import type { Companion, PublicStory } from '@faith-fables/contract'

interface PrintedBackProps {
  companion: Companion
  language: PublicStory['language']
}

/** The words to remember, large, on a page of their own. */
export function PrintedVerse({ companion: { remember }, language }: PrintedBackProps) {
  return (
    <section className="printed-verse">
      <h2>{phrasesIn(language).remember}</h2>
      <p>{remember}</p>
    </section>
  )
}

/** What a family talks about and prays. */
export function PrintedTalk({ companion: { talk, prayer }, language }: PrintedBackProps) {
  const phrases = phrasesIn(language)
  return (
    <section className="printed-talk">
      <div>
        <h2>{phrases.talk}</h2>
        <ul>
          {talk.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </div>
      <div>
        <h2>{phrases.pray}</h2>
        <p>{prayer}</p>
      </div>
    </section>
  )
}

/** Who made the book. */
export function PrintedMade({ story: { title, language, authorName, createdAt } }: { story: PublicStory }) {
  const sentences = madeWith({
    title,
    language,
    author: authorName,
    madeOn: createdAt.slice(0, 10),
    pages: [],
  })
  return (
    <section className="printed-made">
      <h2>{phrasesIn(language).theEnd}</h2>
      <div>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </section>
  )
}
