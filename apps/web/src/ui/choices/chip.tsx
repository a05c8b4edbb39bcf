import type { ReactNode } from 'react'
import './chip.css'

export interface ChipProps {
  pressed: boolean
  onPress: () => void
  children: ReactNode
}

/** One filter of a row of filters. Put several into `<ChipGroup label="Age group">`. */
export function Chip({ pressed, onPress, children }: ChipProps) {
  return (
    <button type="button" className="chip" aria-pressed={pressed} onClick={onPress}>
      {children}
    </button>
  )
}

export function ChipGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="chips">
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  )
}
