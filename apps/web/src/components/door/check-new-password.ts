import { limits } from '@faith-fables/contract/limits'
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
  const { min, max } = limits.password
  if (password.length < min) {
    return { field: 'password', message: `Password must be at least ${min} characters long.` }
  }
  if (password.length > max) {
    return { field: 'password', message: `Password must be at most ${max} characters long.` }
  }
  if (password !== confirmation) return { field: 'confirmation', message: 'Passwords do not match.' }
  return null
}
