import type { ReactNode } from 'react'
import './page.css'
import { ScreenHeading } from './screen-heading.tsx'

export interface PageProps {
  title: string
  /** One sentence under the title. */
  lead?: ReactNode
  /** Stands at the right of the title: a button, a badge. */
  action?: ReactNode
  /** For text: 820 px instead of 1180. */
  narrow?: boolean
  children?: ReactNode
}

/** The frame of an inner screen: endpaper, heading (which also names the tab), content in the usual width. */
export function Page({ title, lead, action, narrow = false, children }: PageProps) {
  return (
    <PageFrame narrow={narrow}>
      <div className="page-head">
        <div className="page-words">
          <ScreenHeading tabTitle={title}>{title}</ScreenHeading>
          {lead && <p className="page-lead">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </PageFrame>
  )
}

/** The frame alone, for a screen that sets its own heading. */
export function PageFrame({ narrow = false, children }: Pick<PageProps, 'narrow' | 'children'>) {
  return (
    <div className="page">
      <div className={narrow ? 'wrap-narrow' : 'wrap'}>{children}</div>
    </div>
  )
}
