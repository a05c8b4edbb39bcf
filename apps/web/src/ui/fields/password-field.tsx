import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { Field, type FieldWords } from './field.tsx'

export interface PasswordFieldProps
  extends FieldWords,
    Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'type'> {
  value: string
  onValueChange: (value: string) => void
}

/** A secret line of text, which can be looked at. Every further attribute goes to the input. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hideLabel, hint, error, counter, onValueChange, ...input } = props
  const [isShown, setShown] = useState(false)
  return (
    <Field {...{ label, hint, error }} {...(hideLabel && { hideLabel })} {...(counter && { counter })}>
      {(control) => (
        <div className="field-with-eye">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            onChange={(event) => onValueChange(event.target.value)}
          />
          <IconButton
            label={`Show ${label.toLowerCase()}`}
            icon={isShown ? EyeOff : Eye}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          />
        </div>
      )}
    </Field>
  )
}
