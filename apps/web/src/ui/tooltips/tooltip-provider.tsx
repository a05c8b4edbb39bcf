import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactNode } from 'react'

/**
 * Around everything that has tooltips: one opens after 700 ms, the next within 300 ms of it at once. A file of its
 * own, so that the first screen need not load what the tooltips themselves are made of.
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delay={700} timeout={300}>
      {children}
    </Tooltip.Provider>
  )
}
