import type { Companion } from '@faith-fables/contract'
import { Ornament } from '../../../../ui/pictures/ornament.tsx'
import './companion.css'

/** Questions to talk about, and a prayer. */
export function TalkAndPray({ companion: { talk, prayer } }: { companion: Companion }) {
  return (
    <div className="companion">
      <h2 className="companion-title">Talk, pray, remember</h2>
      {talk.length > 0 && (
        <>
          <h3>
            <Ornament name="talk" size={42} />
            Talk
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
        Pray
      </h3>
      <p>{prayer}</p>
    </div>
  )
}
