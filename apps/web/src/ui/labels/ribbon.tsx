import { classNames } from '../class-names.ts'
import { Ornament } from '../pictures/ornament.tsx'
import './ribbon.css'

export type RibbonTone = 'honey' | 'moss' | 'dusk' | 'berry' | 'paper'

export interface RibbonProps {
  tone?: RibbonTone
  star?: boolean
  children: string
}

/** A marker hanging over the upper edge of a card; the card must be positioned. */
export function Ribbon({ tone = 'honey', star = false, children }: RibbonProps) {
  return (
    <span className={classNames('ribbon', tone !== 'honey' && `ribbon-${tone}`)}>
      {star && <Ornament name="star" size={18} />}
      {children}
    </span>
  )
}
