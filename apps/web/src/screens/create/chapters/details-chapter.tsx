import { checkField } from '@faith-fables/contract/check-field'
import { additionalDetailsRule } from '@faith-fables/contract/field-rules'
import { limits } from '@faith-fables/contract/limits'
import type { ReactNode } from 'react'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { Chapter } from './chapter.tsx'

export interface DetailsChapterProps {
  value: string
  onChange: (details: string) => void
  /** What else may be chosen, or left as it is. */
  children?: ReactNode
}

const { max } = limits.additionalDetails

export function DetailsChapter({ value, onChange, children }: DetailsChapterProps) {
  return (
    <Chapter number={4} title="Additional Details (Optional)">
      {() => (
        <div className="stack">
          <TextArea
            label="Additional Details (Optional)"
            hideLabel
            rows={4}
            value={value}
            onValueChange={onChange}
            hint="A place, a worry, a birthday: whatever makes it theirs."
            error={checkField(additionalDetailsRule, value)}
            counter={{ length: value.length, limit: max }}
          />
          {children}
        </div>
      )}
    </Chapter>
  )
}
