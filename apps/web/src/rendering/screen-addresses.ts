import type { RouteObject } from 'react-router'

/** The addresses that have a screen, with colons before the words that may be any: `/`, `/story`, `/story/:storyId`. */
export function screenAddresses(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ index, path, children }) => {
    if (index) return ['/']
    if (children) return screenAddresses(children)
    return path === undefined || path === '*' ? [] : addressesOf(path)
  })
}

/** A last word that may be left out makes two of one. */
function addressesOf(path: string): string[] {
  const [, before] = /^(.*)\/:\w+\?$/.exec(path) ?? []
  return before === undefined ? [`/${path}`] : [`/${before}`, `/${path.slice(0, -1)}`]
}
