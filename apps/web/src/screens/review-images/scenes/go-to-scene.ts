/** Where a scene's card stands on the page. */
export function sceneId(index: number): string {
  return `scene-${index + 1}`
}

/** Where the card with the cover stands. */
export const coverId = 'front-cover'

/** Brings a scene's card into view and the focus to its heading. The address stays, and with it the way back. */
export function goToScene(index: number): void {
  goToHeading(sceneId(index))
}

export function goToCover(): void {
  goToHeading(coverId)
}

function goToHeading(id: string): void {
  const heading = document.getElementById(id)
  heading?.scrollIntoView?.({ block: 'start' })
  heading?.focus({ preventScroll: true })
}
