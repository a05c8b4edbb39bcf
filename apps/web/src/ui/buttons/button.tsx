import type { ComponentProps } from 'react'
import './button.css'
import { classNames } from '../class-names.ts'
import { Spinner } from '../waiting/spinner.tsx'

/** `primary`: one for each view. `danger`: only inside the dialog that asks again. */
export type ButtonTone = 'primary' | 'second' | 'quiet' | 'danger'

export interface ButtonLook {
  tone?: ButtonTone
  size?: 'regular' | 'large'
  /** As wide as its box. */
  wide?: boolean
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Shows that the work is under way and ignores clicks, but keeps the focus, which `disabled` would drop. */
  busy?: boolean
  /** Looks and is announced as disabled and ignores clicks, but keeps the focus: for what its own click brings about. */
  unavailable?: boolean
}

export function Button(props: ButtonProps) {
  const { tone, size, wide, busy = false, unavailable = false, className, children, onClick, ...rest } = props
  const isIdle = busy || unavailable
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ tone, size, wide }), className)}
      {...(isIdle && { 'aria-disabled': true })}
      onClick={isIdle ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

/** The class names of a button, also worn by links that look like one. */
export function buttonClass({ tone = 'second', size = 'regular', wide = false }: LooseButtonLook): string {
  return classNames('button', `button-${tone}`, size === 'large' && 'button-large', wide && 'button-wide')
}

type LooseButtonLook = { [Key in keyof ButtonLook]: ButtonLook[Key] | undefined }
