import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import './field.css'

/** What every field can say about itself. */
export interface FieldWords {
  label: string
  /** The label is there for assistive technology only, where the place explains the field to the eye. */
  hideLabel?: boolean
  hint?: ReactNode
  /** What is wrong with the entry; the field is then marked invalid. */
  error?: ReactNode
  /** Counts what is typed against a limit: "12/50". Beyond the limit the counter goes on, marked. */
  counter?: { length: number; limit: number }
}

/** What the control inside a field must carry to be tied to its label, hint and error. */
export interface FieldControl {
  id: string
  className: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps extends FieldWords {
  /** Draws the control. */
  children: (control: FieldControl) => ReactNode
}

/** Label above, control, and below it the error (or the hint) with the counter. */
export function Field({ label, hideLabel = false, hint, error, counter, children }: FieldProps) {
  const id = useId()
  const footId = `${id}-foot`
  const words = error ?? hint
  return (
    <div className="field">
      <label htmlFor={id} className={classNames('field-label', hideLabel && 'sr-only')}>
        {label}
      </label>
      {children({
        id,
        className: 'field-control',
        'aria-describedby': words ? footId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {(words || counter) && (
        <p className="field-foot">
          {words && (
            <span id={footId} className={classNames(Boolean(error) && 'field-error')}>
              {error && <CircleAlert className="icon" aria-hidden="true" />}
              <span>{words}</span>
            </span>
          )}
          {counter && <FieldCounter {...counter} />}
        </p>
      )}
    </div>
  )
}

function FieldCounter({ length, limit }: { length: number; limit: number }) {
  return (
    <span className="field-counter" data-over={length > limit}>
      {length}/{limit}
    </span>
  )
}
