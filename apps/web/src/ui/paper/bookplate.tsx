import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

/** The framed plate that holds the one decision of a page. A `dl` of `div`s inside becomes dotted lines. */
export function Bookplate({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={classNames('bookplate stack', className)} />
}
