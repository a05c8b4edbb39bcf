import { classNames } from '../class-names.ts'
import './progress-bar.css'

export interface ProgressBarProps {
  label: string
  /** 0 to 100. */
  percent: number
  className?: string
}

export function ProgressBar({ label, percent, className }: ProgressBarProps) {
  const filled = Math.min(100, Math.max(0, Math.round(percent)))
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuenow={filled}
      aria-valuemin={0}
      aria-valuemax={100}
      className={classNames('progress-bar', className)}
    >
      <span style={{ width: `${filled}%` }} />
    </span>
  )
}
