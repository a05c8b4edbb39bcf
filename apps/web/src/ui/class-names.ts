/** Joins the class names that are there: `classNames('chip', isBig && 'chip-big', className)`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
