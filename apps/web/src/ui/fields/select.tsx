import { Field, type FieldWords } from './field.tsx'

export interface SelectOption<Value extends string> {
  value: Value
  label: string
}

export interface SelectProps<Value extends string> extends Omit<FieldWords, 'counter'> {
  options: readonly SelectOption<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  disabled?: boolean
  name?: string
}

/** A choice from a short list, by the browser's own list: the best one on a phone. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onValueChange, disabled, name, ...words } = props
  return (
    <Field {...words}>
      {(control) => (
        <select
          {...control}
          name={name}
          value={value}
          disabled={disabled}
          onChange={(event) => {
            const chosen = options[event.target.selectedIndex]
            if (chosen) onValueChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
