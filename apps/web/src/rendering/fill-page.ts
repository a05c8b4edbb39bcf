import { type RenderedFrom, renderedFromId } from '../session/rendered-page.ts'

const emptyRoot = '<div id="root"></div>'

export interface Filling {
  path: string
  /** The screen. */
  content: string
  rendered: RenderedFrom
}

/** The page with the screen in its root, and beside it what the screen was rendered from. */
export function fillPage(page: string, { path, content, rendered }: Filling): string {
  if (!page.includes(emptyRoot)) throw new Error('The page has no empty root to render into.')
  const root = `<div id="root" data-rendered="${path}">${content}</div>`
  // Data, which no browser executes: the content security policy needs no exception for it.
  const data = `<script type="application/json" id="${renderedFromId}">${safeJson(rendered)}</script>`
  return page.replace(emptyRoot, () => `${root}\n    ${data}`)
}

/** In a script element only `<` could end it or begin something else. */
function safeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
