import { limits } from '@faith-fables/contract/limits'

export interface SignUpEntry {
  displayName: string
  email: string
  password: string
  confirmation: string
}

export type SignUpField = keyof SignUpEntry

/** The first thing that is wrong, and where; null when the entry may be sent. */
export function checkSignUp(entry: SignUpEntry): { field: SignUpField; message: string } | null {
  if (entry.displayName.trim() === '') return { field: 'displayName', message: 'Display Name is required.' }
  if (entry.email.trim() === '') return { field: 'email', message: 'Please enter your email.' }
  if (entry.password.length < limits.password.min) {
    return { field: 'password', message: 'Password must be at least 6 characters long.' }
  }
  if (entry.password !== entry.confirmation)
    return { field: 'confirmation', message: 'Passwords do not match.' }
  return null
}
