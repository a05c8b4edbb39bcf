import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field, type FieldWords } from './field.tsx'

export interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  value: string
  onValueChange: (value: string) => void
  /** Stands inside the field, at its beginning. */
  icon?: LucideIcon
}

/** One line of text. Every further attribute (type, autoComplete, placeholder, readOnly, ...) goes to the input. */
export function TextField(props: TextFieldProps) {
  const { label, hideLabel, hint, error, counter, onValueChange, icon: Icon, ...input } = props
  return (
    <Field {...{ label, hint, error }} {...(hideLabel && { hideLabel })} {...(counter && { counter })}>
      {(control) => {
        const field = (
          <input {...input} {...control} onChange={(event) => onValueChange(event.target.value)} />
        )
        if (!Icon) return field
        return (
          <div className="field-with-icon">
            <Icon className="icon" aria-hidden="true" />
            {field}
          </div>
        )
      }}
    </Field>
  )
}
