import { limits } from '@faith-fables/contract/limits'
import { holdsLetter, nameWithoutLetter, visibleName } from '@faith-fables/contract/visible-text'
import { checkNewPassword, type NewPassword } from '../../components/door/check-new-password.ts'
import type { WrongField } from '../../components/door/use-door-form.ts'

export interface SignUpEntry extends NewPassword {
  displayName: string
  email: string
}

/** The first thing that is wrong, and where; null when the entry may be sent. */
export function checkSignUp(entry: SignUpEntry): WrongField<keyof SignUpEntry> | null {
  const displayName = visibleName(entry.displayName)
  if (displayName === '') return { field: 'displayName', message: 'Display Name is required.' }
  if (!holdsLetter(displayName)) return { field: 'displayName', message: nameWithoutLetter }
  if (displayName.length > limits.displayName.max) {
    const message = `Display Name must be ${limits.displayName.max} characters or less.`
    return { field: 'displayName', message }
  }
  if (entry.email.trim() === '') return { field: 'email', message: 'Please enter your email.' }
  return checkNewPassword(entry)
}
