import type { AppConfig } from '@faith-fables/contract'
import { countOf } from '@faith-fables/contract/count-of'
import { type ImageQuality, imageCost } from '@faith-fables/contract/prices'
import { SegmentedControl } from '../../../ui/choices/segmented-control.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { Skeleton } from '../../../ui/waiting/skeleton.tsx'
import type { StoryChoices, StoryForm } from '../choices/story-form.ts'
import { Chapter } from './chapter.tsx'
import { NotLoaded } from './not-loaded.tsx'

const qualities = ['Default', 'Premium'] as const

export interface ImageChapterProps {
  form: Pick<StoryForm, 'imageQuality' | 'imageNumber'>
  costs: AppConfig | undefined
  isLoading: boolean
  onChange: (choices: StoryChoices) => void
}

export function ImageChapter({ form, costs, isLoading, onChange }: ImageChapterProps) {
  return (
    <Chapter number={6} title="Image Options">
      {() => (
        <div className="stack">
          <div className="row items-end gap-6">
            <SegmentedControl
              label="Quality"
              options={qualities.map((value) => ({ value, label: qualityLabel(value, costs, isLoading) }))}
              value={form.imageQuality}
              onValueChange={(imageQuality) => onChange({ imageQuality })}
            />
            <div className="w-full max-w-[180px]">
              <NumberSelect {...{ form, costs, isLoading, onChange }} />
            </div>
          </div>
          <p className="soft text-sm">
            Premium pictures are twice as large and drawn in finer strokes: sharp on a big screen and in
            print.
          </p>
        </div>
      )}
    </Chapter>
  )
}

function NumberSelect({ form, costs, isLoading, onChange }: ImageChapterProps) {
  if (!costs || form.imageNumber === null)
    return isLoading ? <Skeleton className="h-[78px]" /> : <NotLoaded what="numbers of images" />
  return (
    <Select
      label="Number of images"
      options={costs.availableImageNumbers.map(numberOption)}
      value={String(form.imageNumber)}
      onValueChange={(number) => onChange({ imageNumber: Number(number) })}
    />
  )
}

/** While the price is on its way its place is kept, so that nothing moves. */
function qualityLabel(quality: ImageQuality, costs: AppConfig | undefined, isLoading: boolean): string {
  const cost = costs ? imageCost(costs, quality) : null
  return cost === null && !isLoading
    ? quality
    : `${quality} (${cost === null ? '– tokens' : countOf(cost, 'token')} per image)`
}

function numberOption(number: number) {
  return { value: String(number), label: countOf(number, 'image') }
}
