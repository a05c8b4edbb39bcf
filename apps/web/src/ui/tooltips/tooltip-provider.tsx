import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactNode } from 'react'

/** How long a pointer rests before a hint opens, in milliseconds. */
export const tooltipDelay = 700

/** Around several tooltips that stand together: where one is or was open within 300 ms, the next opens at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delay={tooltipDelay} timeout={300}>
      {children}
    </Tooltip.Provider>
  )
}
