import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import './tooltip.css'

/** Opens after 700 ms; another one within 300 ms of the last opens at once. Around everything that has tooltips. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Base.Provider delay={700} timeout={300}>
      {children}
    </Base.Provider>
  )
}

export interface TooltipProps {
  /** A hint, never the only name of its trigger: assistive technology reads the trigger. */
  text: string
  /** One element that can take the focus: a button or a link. */
  children: ReactElement
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner className="tooltip-place" sideOffset={8}>
          <Base.Popup className="tooltip">{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
