/** As the `ref` of something that has just appeared and must be seen. */
export function scrollHere(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' })
}
