import { type ComponentProps, type CSSProperties, type RefObject, useLayoutEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import './drag-scroller.css'
import { useDragScroll } from './use-drag-scroll.ts'

export interface DragScrollerProps extends ComponentProps<'div'> {
  /** Width of each card in pixels. */
  cardWidth?: number
  /** To be handed to `ScrollButtons`, for those who neither swipe nor drag. */
  scroller?: RefObject<HTMLDivElement | null>
}

type CardWidth = CSSProperties & { '--card-width': string }

/**
 * A row of cards that scrolls sideways: by wheel, touch and keyboard as usual, and by dragging with the mouse,
 * 1.5 times as far as the pointer moves. Give it `role` and a name, as the content asks (radiogroup, region). It opens
 * where the card that is chosen already is in view.
 */
export function DragScroller(props: DragScrollerProps) {
  const { cardWidth = 200, scroller, className, style, ...rest } = props
  const drag = useDragScroll()
  const width: CardWidth = { ...style, '--card-width': `${cardWidth}px` }
  const own = useRef<HTMLDivElement>(null)
  const row = scroller ?? own
  useLayoutEffect(() => {
    if (row.current) showChosen(row.current)
  }, [row])

  return (
    <div
      {...rest}
      {...drag}
      ref={row}
      className={classNames('drag-scroller drag-scroller-cards', className)}
      style={width}
    />
  )
}

/** Puts the chosen card into the middle of the row when it would be cut off. */
function showChosen(row: HTMLElement): void {
  const card = row.querySelector(':checked')?.closest('label')?.getBoundingClientRect()
  const { left, right, width } = row.getBoundingClientRect()
  if (card && (card.left < left || card.right > right)) {
    row.scrollLeft += card.left - left - (width - card.width) / 2
  }
}
