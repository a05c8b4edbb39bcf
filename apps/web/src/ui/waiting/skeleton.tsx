import { classNames } from '../class-names.ts'
import './skeleton.css'

/** Paper being washed with colour where something will stand. Give it the size of that thing by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classNames('skeleton', className)} aria-hidden="true" />
}
