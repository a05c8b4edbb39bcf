import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type PageRenderer,
  type RenderedPage,
  rendererFile,
  withDescription,
} from '@faith-fables/contract/web-page'
import { type Absence, askForPage, isAbsence, type PageRequest } from './ask-for-page.ts'

/**
 * The page with its screen rendered in it, as the built web app renders it from the answers of our API, and with what is said
 * of it where its address is shared; null when the answers don't come in time, or when rendering fails: then the browser
 * renders the screen itself, a little later. An absence for what the API does not know, or no longer.
 *
 * @param folder what the build wrote
 */
export async function renderPage(
  rendered: RenderedPage,
  page: PageRequest,
  folder: string,
): Promise<string | Absence | null> {
  const { request } = page
  const [path = ''] = request.url.split('?')
  try {
    const answers = await askForPage(rendered, page)
    if (!answers || isAbsence(answers)) return answers
    const [empty, renderer] = await Promise.all([
      readFile(join(folder, rendered.file), 'utf8'),
      loadRenderer(folder),
    ])
    const screen = await renderer.render(empty, path, answers)
    const description = renderer.describePage(path, answers)
    if (description === null) return screen
    // What one must sign in for is not rendered, and still described.
    return withDescription(screen ?? (await readFile(join(folder, 'index.html'), 'utf8')), description)
  } catch (error) {
    request.log.error({ err: error, path }, 'A page could not be rendered; it was sent empty.')
    return null
  }
}

/** Read once for each build: the web app may be built anew while the server runs. */
async function loadRenderer(folder: string): Promise<PageRenderer> {
  const file = join(folder, rendererFile)
  const { mtimeMs } = await stat(file)
  return await import(`${pathToFileURL(file)}?${mtimeMs}`)
}
