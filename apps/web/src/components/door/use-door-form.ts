import { type SubmitEvent, useState } from 'react'
import { focusField } from '../../ui/focus/focus-field.ts'

/** What is to be mended before an entry can be sent, and in which field. */
export interface WrongField<Name> {
  field: Name
  message: string
}

export interface DoorFormRules<Entry> {
  /** What stands in the fields before anything is typed. */
  empty: Entry
  /** All that is told at once, from the top down; null or nothing when the entry may be sent. */
  check: (entry: Entry) => WrongField<keyof Entry & string> | WrongField<keyof Entry & string>[] | null
  onSubmit: (entry: Entry) => void
  /** Something was typed or is being sent: what the last try was answered no longer holds. */
  onRenewed: () => void
}

/** The fields of a form at the door: once it was tried to be sent they name what is wrong, and the first takes the focus. */
export function useDoorForm<Entry extends Record<keyof Entry, string>>(rules: DoorFormRules<Entry>) {
  const [entry, setEntry] = useState(rules.empty)
  const [wasTried, setTried] = useState(false)
  const wrong = [rules.check(entry) ?? []].flat()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    rules.onRenewed()
    const [first] = wrong
    if (first) return focusField(event, first.field)
    rules.onSubmit(entry)
  }

  /** What every field has in common. */
  const field = (name: keyof Entry & string) => ({
    name,
    required: true,
    value: entry[name],
    onValueChange: (value: string) => {
      rules.onRenewed()
      setEntry((now) => ({ ...now, [name]: value }))
    },
    error: wasTried ? wrong.find((problem) => problem.field === name)?.message : undefined,
  })

  return { entry, field, submit }
}
