import type { GenerationRecord } from '@faith-fables/contract'
import { measureText } from '@faith-fables/contract/text-measure'
import { useEffect, useState } from 'react'
import { Note } from '../../../ui/messages/note.tsx'
import { lengthWarnings } from './length-warnings.ts'

/** A warning that came and went with every key would never be heard out. */
const pauseMilliseconds = 800

export interface LengthNoteProps {
  record: GenerationRecord
  /** As it stands in the field. */
  text: string
  scripture: string
}

/** Warns when the text is rather long, short or hard for the age, once the parent pauses. It stops nothing. */
export function LengthNote({ record, text, scripture }: LengthNoteProps) {
  const settled = useSettled(text)
  const measure = measureText(settled, record.originalPrompt.imageNumber, scripture)
  // How hard words are is known of English alone.
  const measured = record.language ? { ...measure, grade: 0 } : measure
  const warnings = lengthWarnings(measured, record.ageGroup)
  if (warnings.length === 0) return null
  return (
    <Note tone="warning" title={`For ${record.ageGroup}`}>
      {warnings.map((warning) => (
        <p key={warning} className="break-words">
          {warning}
        </p>
      ))}
    </Note>
  )
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
