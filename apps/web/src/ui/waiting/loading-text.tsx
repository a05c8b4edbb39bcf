import { classNames } from '../class-names.ts'
import { Spinner } from './spinner.tsx'

export interface LoadingTextProps {
  children: string
  /** As a line above what is being loaded, instead of a band with room of its own. */
  asLine?: boolean
  className?: string
}

/** "Loading stories..." with the turning ring, announced politely. */
export function LoadingText({ children, asLine = false, className }: LoadingTextProps) {
  const place = asLine ? 'min-h-7 text-lg' : 'justify-center py-10 text-xl'
  return (
    <p role="status" className={classNames('row font-heading font-medium', place, className)}>
      <Spinner />
      {children}
    </p>
  )
}
