import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Field, type FieldWords } from './field.tsx'

export interface TextAreaProps extends FieldWords, Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  value: string
  onValueChange: (value: string) => void
  /** `story`: the type of the book. */
  type?: 'plain' | 'story'
}

/** Several lines of text. `counter={{ length, limit }}` shows "12/1000" below. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, hint, error, counter, onValueChange, type = 'plain', className, ...area } = props
  return (
    <Field {...{ label, hint, error }} {...(hideLabel && { hideLabel })} {...(counter && { counter })}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          className={classNames(control.className, type === 'story' && 'field-control-story', className)}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </Field>
  )
}
