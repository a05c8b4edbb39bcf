import type { ReactNode } from 'react'
import { Page } from '../../ui/page/page.tsx'

export interface IdeasPageProps {
  /** There are ideas to be changed, or may be. */
  hasTask?: boolean
  children: ReactNode
}

export function IdeasPage({ hasTask = false, children }: IdeasPageProps) {
  return (
    <Page
      title="Review Picture Ideas"
      narrow
      lead={
        hasTask &&
        'Before we draw, every picture idea is read by our safety check. It would like other words for these.'
      }
    >
      {children}
    </Page>
  )
}
