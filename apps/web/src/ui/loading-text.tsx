import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

/** "Loading stories..." with the turning ring, announced politely. */
export function LoadingText({ children, className }: { children: string; className?: string }) {
  return (
    <p
      role="status"
      className={classNames('row justify-center py-10 font-heading font-medium text-xl', className)}
    >
      <Spinner />
      {children}
    </p>
  )
}
