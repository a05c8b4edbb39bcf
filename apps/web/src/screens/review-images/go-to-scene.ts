/** Where a scene's card stands on the page. */
export function sceneId(index: number): string {
  return `scene-${index + 1}`
}

/** Brings a scene's card into view and the focus to its heading. The address stays, and with it the way back. */
export function goToScene(index: number): void {
  const heading = document.getElementById(sceneId(index))
  heading?.scrollIntoView?.({ block: 'start' })
  heading?.focus({ preventScroll: true })
}
