import type { SubmitEvent } from 'react'

/** Puts the focus into the field of the submitted form that has this name: where something is to be mended. */
export function focusField(event: SubmitEvent<HTMLFormElement>, name: string): void {
  event.currentTarget.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus()
}
