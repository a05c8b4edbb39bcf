import { checkField } from '@faith-fables/contract/check-field'
import { displayNameRule } from '@faith-fables/contract/field-rules'
import { checkNewPassword, type NewPassword } from '../../components/door/check-new-password.ts'
import type { WrongField } from '../../components/door/use-door-form.ts'

export interface SignUpEntry extends NewPassword {
  displayName: string
  email: string
}

/** The first thing that is wrong, and where; null when the entry may be sent. */
export function checkSignUp(entry: SignUpEntry): WrongField<keyof SignUpEntry> | null {
  const message = checkField(displayNameRule, entry.displayName)
  if (message !== null) return { field: 'displayName', message }
  if (entry.email.trim() === '') return { field: 'email', message: 'Please enter your email.' }
  return checkNewPassword(entry)
}
