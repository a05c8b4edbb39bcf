import type { ComponentProps, CSSProperties } from 'react'
import { classNames } from './class-names.ts'
import './drag-scroller.css'
import { useDragScroll } from './use-drag-scroll.ts'

export interface DragScrollerProps extends ComponentProps<'div'> {
  /** Width of each card in pixels. */
  cardWidth?: number
}

type CardWidth = CSSProperties & { '--card-width': string }

/**
 * A row of cards that scrolls sideways: by wheel, touch and keyboard as usual, and by dragging with the mouse,
 * 1.5 times as far as the pointer moves. Give it `role` and a name, as the content asks (radiogroup, region).
 */
export function DragScroller({ cardWidth = 200, className, style, ...rest }: DragScrollerProps) {
  const drag = useDragScroll()
  const width: CardWidth = { ...style, '--card-width': `${cardWidth}px` }
  return (
    <div
      {...rest}
      {...drag}
      className={classNames('drag-scroller drag-scroller-cards', className)}
      style={width}
    />
  )
}
