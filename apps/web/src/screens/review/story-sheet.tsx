import type { GenerationRecord } from '@faith-fables/contract'
import type { ReactNode, RefObject } from 'react'
import { Sheet } from '../../ui/sheet.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import './story-sheet.css'

export interface StorySheetProps {
  record: GenerationRecord
  text: string
  /** Without it the text can only be read. */
  onEdit?: (text: string) => void
  field?: RefObject<HTMLTextAreaElement | null>
  /** Stands under the text. */
  children?: ReactNode
}

/** The story on its sheet, to be read and changed. */
export function StorySheet({ record, text, onEdit, field, children }: StorySheetProps) {
  const { title, ageGroup, theme, illustrationStyle } = record
  return (
    <Sheet aria-labelledby="story-title" className="stack">
      <div className="stack gap-1">
        <h2 id="story-title" className="text-2xl">
          {title ?? 'Your story'}
        </h2>
        <p className="soft text-sm">
          {[ageGroup, theme, illustrationStyle, `${countWords(text)} words`].join(' · ')}
        </p>
      </div>
      <TextArea
        {...(field && { ref: field })}
        label="Story text"
        hideLabel
        type="story"
        className="story-sheet-text"
        value={text}
        onValueChange={(changed) => onEdit?.(changed)}
        readOnly={!onEdit}
      />
      {children}
    </Sheet>
  )
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length
}
