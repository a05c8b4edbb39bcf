import type { LucideIcon } from 'lucide-react'
import { classNames } from '../class-names.ts'
import './badge.css'

/** `moss` done, `honey` waiting for the parent, `dusk` at work, `berry` failed, `linen` neither. */
export type BadgeTone = 'linen' | 'moss' | 'honey' | 'berry' | 'dusk'

export interface BadgeProps {
  tone?: BadgeTone
  icon?: LucideIcon
  children: string
}

export function Badge({ tone = 'linen', icon: Icon, children }: BadgeProps) {
  return (
    <span className={classNames('badge', tone !== 'linen' && `badge-${tone}`)}>
      {Icon && <Icon className="icon" aria-hidden="true" />}
      {children}
    </span>
  )
}
