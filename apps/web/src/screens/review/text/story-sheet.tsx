import type { GenerationRecord } from '@faith-fables/contract'
import { countOf } from '@faith-fables/contract/count-of'
import { storyLanguages } from '@faith-fables/contract/story-languages'
import { measureText } from '@faith-fables/contract/text-measure'
import type { ReactNode, RefObject } from 'react'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { Sheet } from '../../../ui/paper/sheet.tsx'
import './story-sheet.css'

export interface StorySheetProps {
  record: GenerationRecord
  text: string
  /** Words of Scripture in it, which are not counted. */
  scripture?: string
  /** Without it the text can only be read. */
  onEdit?: (text: string) => void
  field?: RefObject<HTMLTextAreaElement | null>
  /** Stands under the text. */
  children?: ReactNode
}

/** The story on its sheet, to be read and changed. */
export function StorySheet({ record, text, scripture = '', onEdit, field, children }: StorySheetProps) {
  const { title, ageGroup, theme, illustrationStyle, originalPrompt, language } = record
  const told = language && storyLanguages[language].name
  return (
    <Sheet aria-labelledby="story-title" className="stack">
      <div className="stack gap-1">
        <h2 id="story-title" className="text-2xl" lang={language}>
          {title ?? 'Your story'}
        </h2>
        <p className="soft text-sm">
          {[ageGroup, told, theme, illustrationStyle, lengthOf(text, originalPrompt.imageNumber, scripture)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <TextArea
        {...(field && { ref: field })}
        label="Story text"
        lang={language}
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

/** '124 words, about 25 a page' */
function lengthOf(text: string, pictures: number, scripture: string): string {
  const { words, wordsPerPage } = measureText(text, pictures, scripture)
  return `${countOf(words, 'word')}, about ${wordsPerPage} a page`
}
