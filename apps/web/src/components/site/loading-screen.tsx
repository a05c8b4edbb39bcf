/** Stands while the code of the first screen is on its way: an empty page, for that is a moment only. */
export function LoadingScreen() {
  return <main aria-busy="true" className="flex-1" />
}
