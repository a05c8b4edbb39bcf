import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import './note.css'

export type NoteTone = 'error' | 'warning' | 'good' | 'plain'

const icons: Record<NoteTone, LucideIcon> = {
  error: CircleAlert,
  warning: TriangleAlert,
  good: CircleCheck,
  plain: Info,
}

export interface NoteProps {
  tone?: NoteTone
  /** Stands out: 'Error', or the whole sentence when there is nothing more to say. */
  title?: ReactNode
  icon?: LucideIcon
  children?: ReactNode
  className?: string
}

/** A message in the page. Errors are announced at once, the others politely. */
export function Note({ tone = 'plain', title, icon, children, className }: NoteProps) {
  const Icon = icon ?? icons[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames('note', tone !== 'plain' && `note-${tone}`, className)}
    >
      <Icon className="icon" aria-hidden="true" />
      <div>
        {title && <p className="note-title">{title}</p>}
        {children}
      </div>
    </div>
  )
}
