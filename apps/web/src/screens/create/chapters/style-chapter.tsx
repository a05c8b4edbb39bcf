import type { IllustrationStyle } from '@faith-fables/contract'
import { useRef } from 'react'
import { usePainted } from '../../../ui/browser/use-painted.ts'
import { ChoosingCard } from '../../../ui/choices/choosing-card.tsx'
import { Ornament } from '../../../ui/pictures/ornament.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { DragScroller } from '../../../ui/scrolling/drag-scroller.tsx'
import { ScrollButtons } from '../../../ui/scrolling/scroll-buttons.tsx'
import { CardSkeletons } from './card-skeletons.tsx'
import { Chapter } from './chapter.tsx'
import { exampleAddress } from './example-address.ts'
import { NotLoaded } from './not-loaded.tsx'
import './style-chapter.css'

export interface StyleChapterProps {
  illustrationStyles: readonly IllustrationStyle[] | undefined
  isLoading: boolean
  chosenId: string | null
  onChoose: (illustrationStyleId: string) => void
}

export function StyleChapter({ illustrationStyles, isLoading, chosenId, onChoose }: StyleChapterProps) {
  // The pictures come after the form: they would hold up its first view.
  const isPainted = usePainted()
  const scroller = useRef<HTMLDivElement>(null)
  return (
    <Chapter
      number={2}
      title="Illustration Style"
      aside={illustrationStyles && <ScrollButtons scroller={scroller} things="styles" />}
    >
      {(headingId) => {
        if (!illustrationStyles)
          return isLoading ? <CardSkeletons width={186} height={247} /> : <NotLoaded what="styles" />
        return (
          <DragScroller scroller={scroller} cardWidth={186} role="radiogroup" aria-labelledby={headingId}>
            {illustrationStyles.map((style) => (
              <ChoosingCard
                key={style._id}
                name={headingId}
                value={style._id}
                kind="picture"
                checked={style._id === chosenId}
                onChoose={onChoose}
              >
                <Picture
                  src={isPainted ? exampleAddress(style.styleImagePath) : null}
                  alt=""
                  width={340}
                  height={340}
                  placeholder={
                    <span className="style-placeholder">
                      {isPainted && <Ornament name="brush" size={72} />}
                    </span>
                  }
                />
                <b>{style.name}</b>
              </ChoosingCard>
            ))}
          </DragScroller>
        )
      }}
    </Chapter>
  )
}
