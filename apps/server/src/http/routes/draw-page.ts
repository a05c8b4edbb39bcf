import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Drawing, type DrawnPage, drawingFile, withDescription } from '@faith-fables/contract/web-page'
import { type Absence, askForPage, isAbsence, type PageRequest } from './ask-for-page.ts'

/**
 * The page with its screen drawn in it, as the built web app draws it from the answers of our API, and with what is said
 * of it where its address is shared; null when the answers don't come in time, or when drawing fails: then the browser
 * draws the screen itself, a little later. An absence for what the API does not know, or no longer.
 *
 * @param folder what the build wrote
 */
export async function drawPage(
  drawn: DrawnPage,
  page: PageRequest,
  folder: string,
): Promise<string | Absence | null> {
  const { request } = page
  const [path = ''] = request.url.split('?')
  try {
    const answers = await askForPage(drawn, page)
    if (!answers || isAbsence(answers)) return answers
    const [empty, drawing] = await Promise.all([
      readFile(join(folder, drawn.file), 'utf8'),
      loadDrawing(folder),
    ])
    const screen = await drawing.draw(empty, path, answers)
    const description = drawing.describePage(path, answers)
    if (description === null) return screen
    // What one must sign in for is not drawn, and still described.
    return withDescription(screen ?? (await readFile(join(folder, 'index.html'), 'utf8')), description)
  } catch (error) {
    request.log.error({ err: error, path }, 'A page could not be drawn; it was sent empty.')
    return null
  }
}

/** Read once for each build: the web app may be built anew while the server runs. */
async function loadDrawing(folder: string): Promise<Drawing> {
  const file = join(folder, drawingFile)
  const { mtimeMs } = await stat(file)
  return await import(`${pathToFileURL(file)}?${mtimeMs}`)
}
