/** Goes along to the login screen once a new password is set. */
export const newPasswordNotice = { hasNewPassword: true }

/** Whether somebody comes to the login with a new password. */
export function hasNewPassword(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'hasNewPassword' in state
}
