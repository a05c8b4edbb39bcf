import { limits } from '@faith-fables/contract/limits'
import { TextArea } from '../../../ui/text-area.tsx'
import { Chapter } from './chapter.tsx'

export interface DetailsChapterProps {
  value: string
  onChange: (details: string) => void
}

export function DetailsChapter({ value, onChange }: DetailsChapterProps) {
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
          counter={{ length: value.length, limit: limits.additionalDetails.max }}
        />
      )}
    </Chapter>
  )
}
