/** Leaves the app for a page that is not ours. */
export function leaveFor(address: string): void {
  window.location.assign(address)
}
