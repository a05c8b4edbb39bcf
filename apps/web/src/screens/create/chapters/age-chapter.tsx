import type { AgeGroup } from '@faith-fables/contract'
import { useRef } from 'react'
import { ChoosingCard } from '../../../ui/choices/choosing-card.tsx'
import { Ornament } from '../../../ui/pictures/ornament.tsx'
import { DragScroller } from '../../../ui/scrolling/drag-scroller.tsx'
import { ScrollButtons } from '../../../ui/scrolling/scroll-buttons.tsx'
import { CardSkeletons } from './card-skeletons.tsx'
import { Chapter } from './chapter.tsx'
import { NotLoaded } from './not-loaded.tsx'

/** A plant that grows as the child does. */
const growth = ['age-1', 'age-2', 'age-3', 'age-4'] as const

export interface AgeChapterProps {
  ageGroups: readonly AgeGroup[] | undefined
  isLoading: boolean
  chosenId: string | null
  onChoose: (ageGroupId: string) => void
}

export function AgeChapter({ ageGroups, isLoading, chosenId, onChoose }: AgeChapterProps) {
  const scroller = useRef<HTMLDivElement>(null)
  return (
    <Chapter
      number={1}
      title="Target Age Group"
      aside={ageGroups && <ScrollButtons scroller={scroller} things="age groups" />}
    >
      {(headingId) => {
        if (!ageGroups)
          return isLoading ? <CardSkeletons width={196} height={181} /> : <NotLoaded what="age groups" />
        return (
          <DragScroller scroller={scroller} cardWidth={196} role="radiogroup" aria-labelledby={headingId}>
            {ageGroups.map(({ _id, name, description }, place) => (
              <ChoosingCard
                key={_id}
                name={headingId}
                value={_id}
                checked={_id === chosenId}
                onChoose={onChoose}
              >
                <Ornament name={growth[Math.min(place, growth.length - 1)] ?? 'sprig'} />
                <b>{name}</b>
                <small>{description}</small>
              </ChoosingCard>
            ))}
          </DragScroller>
        )
      }}
    </Chapter>
  )
}
