import { checkField, type FieldRule, keptField } from '@faith-fables/contract/check-field'
import { type SubmitEvent, useState } from 'react'
import { focusField } from '../../ui/focus/focus-field.ts'

/**
 * The field of a form that asks for one text: it keeps a rule of the contract.
 *
 * @param name of the field in its form
 */
export function useCheckedField(name: string, rule: FieldRule, initial = '') {
  const [typed, setTyped] = useState(initial)
  const [problem, setProblem] = useState<string | null>(null)

  /** For `onSubmit`. Hands on what was typed, as it is kept, or says at the field what is wrong and leads there. */
  const submitting = (onKept: (kept: string) => void) => (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = checkField(rule, typed)
    setProblem(wrong)
    if (wrong) focusField(event, name)
    else onKept(keptField(rule, typed))
  }

  return {
    field: { name, value: typed, onValueChange: setTyped, error: problem },
    submitting,
    empty: () => setTyped(''),
  }
}
