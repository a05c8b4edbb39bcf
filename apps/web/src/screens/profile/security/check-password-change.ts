import { limits } from '@faith-fables/contract/limits'

export interface PasswordEntry {
  current: string
  next: string
  confirmation: string
}

export type PasswordField = keyof PasswordEntry

export const weakPassword = 'New password is too weak. Please choose a stronger password.'

/** The first thing that is wrong, with the field to mend; null when nothing is. */
export function checkPasswordChange(entry: PasswordEntry): { field: PasswordField; message: string } | null {
  const { current, next, confirmation } = entry
  if (next !== confirmation) return { field: 'confirmation', message: 'New passwords do not match.' }
  if (current === '' || next === '') {
    return {
      field: current === '' ? 'current' : 'next',
      message: 'Current and new passwords are required.',
    }
  }
  return next.length < limits.password.min ? { field: 'next', message: weakPassword } : null
}
