import type { ReactNode } from 'react'
import { Link } from 'react-router'
import './icon-button.css'

export interface IconLinkProps {
  /** Where it leads, for those who cannot see the drawing. */
  label: string
  to: string
  /** An icon or ornament. */
  children: ReactNode
}

/** A link with a drawing only. */
export function IconLink({ label, to, children }: IconLinkProps) {
  return (
    <Link to={to} className="icon-button" aria-label={label}>
      {children}
    </Link>
  )
}
