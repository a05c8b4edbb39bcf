import type { GenerationRecord } from '@faith-fables/contract'
import { ageBounds, measureText } from '@faith-fables/contract/text-measure'
import { type RefObject, useDeferredValue } from 'react'
import { hardWords } from './hard-words.ts'
import { usualMost } from './length-warnings.ts'
import './reading-meter.css'

export interface ReadingMeterProps {
  record: GenerationRecord
  /** As it stands in the field. */
  text: string
  scripture: string
  field: RefObject<HTMLTextAreaElement | null>
}

/** How long and how hard the text is beside what is usual at the age, while it is typed. */
export function ReadingMeter({ record, text, scripture, field }: ReadingMeterProps) {
  const { ageGroup, originalPrompt, language } = record
  // Measuring a long story takes a few milliseconds: keys go first.
  const settled = useDeferredValue(text)
  const { imageNumber } = originalPrompt
  const measure = measureText(settled, imageNumber, scripture)
  const most = usualMost(ageGroup, imageNumber)
  // Which words are hard, and how hard, is known of English alone.
  const hard = language ? [] : hardWords(settled, ageGroup, scripture)
  return (
    <section className="reading-meter" aria-labelledby="reading-meter">
      <h2 id="reading-meter">How it reads for {ageGroup}</h2>
      <Gauge label="Words a page" value={measure.wordsPerPage} usual={most.wordsPerPage} />
      <Gauge
        label="Words in the longest sentence"
        value={measure.longestSentence.words}
        usual={most.longestSentence}
      />
      {!language && (
        <Gauge
          label="Years of school it takes"
          value={Math.round(Math.max(0, measure.grade))}
          usual={Math.round(ageBounds[ageGroup].grade)}
        />
      )}
      {hard.length > 0 && <HardWords words={hard} text={settled} field={field} />}
    </section>
  )
}

/** A little over what is usual is nothing: the bar changes its colour from here on, in shares of it. */
const tolerance = 1.3

function Gauge({ label, value, usual }: { label: string; value: number; usual: number }) {
  const share = value / usual
  const isOver = share > tolerance
  return (
    <div className="gauge" data-over={isOver || undefined}>
      <p>
        <span>{label}</span>
        <b>{value}</b>
      </p>
      {/* Twice what is usual fills it. */}
      <div className="gauge-bar" aria-hidden="true">
        <span style={{ width: `${Math.min(100, share * 50)}%` }} />
      </div>
      <p className="soft">{isOver ? `More than usual: ${usual} or fewer.` : `Usual: ${usual} or fewer.`}</p>
    </div>
  )
}

const mostShown = 12

interface HardWordsProps {
  words: readonly string[]
  text: string
  field: ReadingMeterProps['field']
}

/** Long words, each of which leads to where it stands in the text. */
function HardWords({ words, text, field }: HardWordsProps) {
  function goTo(word: string) {
    const place = text.indexOf(word)
    const { current } = field
    if (!current || place < 0) return
    // In this order browsers bring what is marked into view.
    current.blur()
    current.setSelectionRange(place, place + word.length)
    current.focus()
  }
  return (
    <div>
      <p id="hard-words">Long words</p>
      <ul className="hard-words" aria-labelledby="hard-words">
        {words.slice(0, mostShown).map((word) => (
          <li key={word}>
            <button type="button" onClick={() => goTo(word)}>
              {word}
            </button>
          </li>
        ))}
      </ul>
      {words.length > mostShown && <p className="soft">and {words.length - mostShown} more</p>}
    </div>
  )
}
