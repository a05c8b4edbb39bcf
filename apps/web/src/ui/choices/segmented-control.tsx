import { useId } from 'react'
import { classNames } from '../class-names.ts'
import './segmented-control.css'

export interface SegmentedControlProps<Value extends string> {
  label: string
  hideLabel?: boolean
  options: readonly { value: Value; label: string }[]
  value: Value
  onValueChange: (value: Value) => void
}

/** One of two or three, side by side; radio buttons underneath. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, hideLabel = false, options, value, onValueChange } = props
  const name = useId()
  return (
    <fieldset className="field">
      <legend className={classNames('field-label mb-1.5', hideLabel && 'sr-only')}>{label}</legend>
      <div className="segments">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
