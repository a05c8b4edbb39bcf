import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import './scroll-buttons.css'

export interface ScrollButtonsProps {
  /** A scroller that is in the page as long as these buttons are. */
  scroller: RefObject<HTMLElement | null>
  /** What stands in it: "stories". */
  things: string
}

/** A page to the left, a page to the right, for those who neither swipe nor drag. At an end a button rests. */
export function ScrollButtons({ scroller, things }: ScrollButtonsProps) {
  const { isAtStart, isAtEnd } = useScrollEnds(scroller)
  const turn = (direction: 1 | -1) => {
    const row = scroller.current
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    row?.scrollBy({ left: direction * row.clientWidth * 0.8, behavior: isStill ? 'instant' : 'smooth' })
  }
  if (isAtStart && isAtEnd) return null
  return (
    <div className="scroll-buttons">
      <IconButton
        label={`Previous ${things}`}
        icon={ArrowLeft}
        aria-disabled={isAtStart}
        onClick={() => turn(-1)}
      />
      <IconButton
        label={`Next ${things}`}
        icon={ArrowRight}
        aria-disabled={isAtEnd}
        onClick={() => turn(1)}
      />
    </div>
  )
}

/** Pixels that rounding may leave at an end. */
const slack = 2

function useScrollEnds(scroller: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: true })
  useEffect(() => {
    const row = scroller.current
    if (!row) return
    const look = () => {
      const left = row.scrollWidth - row.clientWidth - row.scrollLeft
      const ends = { isAtStart: row.scrollLeft <= slack, isAtEnd: left <= slack }
      // Its style sheet fades the edge behind which there is more.
      row.toggleAttribute('data-more-before', !ends.isAtStart)
      row.toggleAttribute('data-more-after', !ends.isAtEnd)
      setEnds(ends)
    }
    look()
    const following = new AbortController()
    row.addEventListener('scroll', look, { passive: true, signal: following.signal })
    window.addEventListener('resize', look, { signal: following.signal })
    return () => following.abort()
  }, [scroller])
  return ends
}
