import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import './icon-button.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What the button does, for those who cannot see the icon: "Delete Amara". */
  label: string
  icon: LucideIcon
  tone?: 'plain' | 'danger'
}

export function IconButton({ label, icon: Icon, tone = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames('icon-button', tone === 'danger' && 'icon-button-danger', className)}
    >
      <Icon className="icon" aria-hidden="true" />
    </button>
  )
}
