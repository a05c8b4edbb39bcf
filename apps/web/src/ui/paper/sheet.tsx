import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Ornament, type OrnamentName } from '../pictures/ornament.tsx'

export interface SheetProps extends ComponentProps<'section'> {
  tone?: 'paper' | 'linen'
}

/** A sheet of paper with deckled edges. Give it `aria-labelledby`, or a `SheetHead` and its id. */
export function Sheet({ tone = 'paper', className, ...rest }: SheetProps) {
  return <section {...rest} className={classNames('sheet', tone === 'linen' && 'sheet-linen', className)} />
}

export interface SheetHeadProps {
  /** For the sheet's `aria-labelledby`. */
  id?: string
  title: string
  ornament?: OrnamentName
  /** Stands at the right: a button or a badge. */
  action?: ReactNode
}

/** Ornament, heading and action above a stitched rule. */
export function SheetHead({ id, title, ornament, action }: SheetHeadProps) {
  return (
    <div className="sheet-head">
      {ornament && <Ornament name={ornament} size={44} />}
      <h2 id={id}>{title}</h2>
      {action}
    </div>
  )
}
