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
  return (
    <div className="companion">
      <h2 className="companion-title">Talk, pray, remember</h2>
      {talk.length > 0 && (
        <>
          <h3>
            <Ornament name="talk" size={42} />
            Talk
          </h3>
          <ul lang={language}>
            {talk.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </>
      )}
      <h3>
        <Ornament name="heart" size={42} />
        Pray
      </h3>
      <p lang={language}>{prayer}</p>
    </div>
  )
}
