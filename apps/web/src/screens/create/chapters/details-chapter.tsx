import { limits } from '@faith-fables/contract/limits'
import { visibleText } from '@faith-fables/contract/visible-text'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { Chapter } from './chapter.tsx'

export interface DetailsChapterProps {
  value: string
  onChange: (details: string) => void
}

const { max } = limits.additionalDetails

export function DetailsChapter({ value, onChange }: DetailsChapterProps) {
  const isTooLong = visibleText(value).length > max
  return (
    <Chapter number={4} title="Additional Details (Optional)">
      {() => (
        <TextArea
          label="Additional Details (Optional)"
          hideLabel
          rows={4}
          value={value}
          onValueChange={onChange}
          hint="A place, a worry, a birthday: whatever makes it theirs."
          error={isTooLong ? `Additional details must be ${max} characters or less.` : null}
          counter={{ length: value.length, limit: max }}
        />
      )}
    </Chapter>
  )
}
