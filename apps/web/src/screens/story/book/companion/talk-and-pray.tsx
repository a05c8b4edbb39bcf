import { phrasesIn } from '@faith-fables/bookmaker/phrases-in'
import type { Companion, StoryLanguageCode } from '@faith-fables/contract'
import { Ornament } from '../../../../ui/pictures/ornament.tsx'
import './companion.css'

export interface TalkAndPrayProps {
  companion: Companion
  /** Of its words; absent for English. */
  language: StoryLanguageCode | undefined
}

/** Questions to talk about, and a prayer. */
export function TalkAndPray({ companion: { talk, prayer }, language }: TalkAndPrayProps) {
  const { talk: talkTitle, pray, parts } = phrasesIn(language)
  return (
    <div className="companion" lang={language}>
      <h2 className="companion-title">{parts.talkPrayRemember}</h2>
      {talk.length > 0 && (
        <>
          <h3>
            <Ornament name="talk" size={42} />
            {talkTitle}
          </h3>
          <ul>
            {talk.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </>
      )}
      <h3>
        <Ornament name="heart" size={42} />
        {pray}
      </h3>
      <p>{prayer}</p>
    </div>
  )
}
