import { checkLength } from '@faith-fables/contract/check-field'
import { newPasswordLengths } from '@faith-fables/contract/field-rules'
import type { WrongField } from './use-door-form.ts'

export interface NewPassword {
  password: string
  /** The same once more. */
  confirmation: string
}

/** What is wrong with a new password, and where; null when it may be sent. */
export function checkNewPassword({
  password,
  confirmation,
}: NewPassword): WrongField<keyof NewPassword> | null {
  const message = checkLength(newPasswordLengths, password)
  if (message !== null) return { field: 'password', message }
  if (password !== confirmation) return { field: 'confirmation', message: 'Passwords do not match.' }
  return null
}
