import type { ReactNode } from 'react'
import './choosing-card.css'
import { classNames } from '../class-names.ts'

export interface ChoosingCardProps {
  /** The same for all cards of one choice. */
  name: string
  value: string
  checked: boolean
  onChoose: (value: string) => void
  /** `picture`: little paper around a picture. */
  kind?: 'words' | 'picture'
  disabled?: boolean
  /** An ornament or picture, the name in <b>, a description in <small>. Phrasing content only: it stands in a label. */
  children: ReactNode
}

/** A card one chooses, hung with a ribbon once chosen. Put it into a `fieldset` or a `radiogroup` with a name. */
export function ChoosingCard(props: ChoosingCardProps) {
  const { name, value, checked, onChoose, kind = 'words', disabled, children } = props
  return (
    <label className={classNames('choosing-card', kind === 'picture' && 'choosing-card-picture')}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={() => onChoose(value)}
      />
      <span className="choosing-card-face">{children}</span>
    </label>
  )
}
