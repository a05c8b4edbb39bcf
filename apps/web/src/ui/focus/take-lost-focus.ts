/**
 * As the `ref` of something with `tabIndex={-1}` that comes in the place of the control that had the focus: it takes
 * the focus over when that was lost, and leaves it wherever else it is.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  if (element && document.activeElement === document.body) element.focus({ preventScroll: true })
}
