import type { ReactNode } from 'react'
import { ScreenHeading } from '../../ui/page/screen-heading.tsx'
import { Ornament } from '../../ui/pictures/ornament.tsx'
import './door.css'

export interface DoorProps {
  title: string
  /** Stands in the browser's tab. */
  tabTitle: string
  lead: string
  children: ReactNode
}

/** The frame of signing in and up: a lamp in the night beside the form. */
export function Door({ title, tabTitle, lead, children }: DoorProps) {
  return (
    <div className="door">
      <div className="door-night night" aria-hidden="true">
        <div className="door-lamp">
          <Ornament name="lantern-lit" size={190} />
        </div>
        <p className="scripture max-w-[26ch] text-2xl">
          Your word is a lamp to my feet, and a light for my path.
        </p>
        <p className="font-heading font-medium text-lamplight-soft">Psalm 119:105</p>
      </div>
      <div className="door-form">
        <div className="stack gap-5">
          <div className="stack gap-2">
            <ScreenHeading tabTitle={tabTitle}>{title}</ScreenHeading>
            <p className="text-lg soft">{lead}</p>
          </div>
          {children}
        </div>
      </div>
    </div>
  )
}
