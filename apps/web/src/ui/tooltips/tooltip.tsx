import { Tooltip as Base } from '@base-ui/react/tooltip'
import { type ReactElement, useId, useState } from 'react'
import './tooltip.css'
import { tooltipDelay } from './tooltip-provider.tsx'

export interface TooltipProps {
  /** A hint, never the only name of its trigger. */
  text: string
  /** One element that can take the focus: a button or a link. */
  children: ReactElement
}

export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <Base.Root open={open} onOpenChange={setOpen}>
      {/* A finger cannot hover: a tap shows the hint too, and a tap elsewhere takes it away. */}
      <Base.Trigger
        render={children}
        aria-describedby={open ? id : undefined}
        closeOnClick={false}
        delay={tooltipDelay}
        onClick={() => setOpen(true)}
      />
      <Base.Portal>
        <Base.Positioner className="tooltip-place" sideOffset={8}>
          <Base.Popup id={id} role="tooltip" className="tooltip">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
