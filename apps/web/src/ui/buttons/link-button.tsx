import { Link, type LinkProps } from 'react-router'
import { classNames } from '../class-names.ts'
import { type ButtonLook, buttonClass } from './button.tsx'

export interface LinkButtonProps extends ButtonLook, LinkProps {
  className?: string
}

/** A link in the dress of a button: it leads somewhere, it does nothing. */
export function LinkButton({ tone, size, wide, className, ...link }: LinkButtonProps) {
  return <Link {...link} className={classNames(buttonClass({ tone, size, wide }), className)} />
}
