/** Stands where a list would; the note at the top of the form says why and offers to try again. */
export function NotLoaded({ what }: { what: string }) {
  return <p className="soft">The {what} could not be loaded.</p>
}
