import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { rendererFile, type WebPage, webPagesFile } from '@faith-fables/contract/web-page'
import { askTogether } from '../../ask-together.ts'
import { type FindKept, keepAnswers } from '../kept/keep-answers.ts'
import type { WebApp } from './web-app-routes.ts'

/** Pages that are made once and sent to many. */
export interface KeptPages {
  /** The web app as it was built last; null when it was not built yet. */
  build(): Promise<Build | null>
  /** What is made of the build alone. */
  findFile: FindKept
  /** What is rendered of what everybody may read. */
  findRendered: FindKept
}

export interface Build {
  /** What the build says of its pages; null for an older one that says nothing: then every page is index.html. */
  pages: readonly WebPage[] | null
}

/** Keeps pages until the web app is built anew, and rendered ones until anything changes of what they show. */
export function keepPages({ folder, publicVersion, signsInHere }: Required<WebApp>): KeptPages {
  const readMark = askTogether(() => readBuildMark(folder))
  let latest: { mark: string; build: Promise<Build | null> } | null = null
  return {
    async build() {
      const mark = await readMark()
      if (latest?.mark !== mark) latest = { mark, build: readBuild(folder, mark, signsInHere) }
      return await latest.build
    },
    findFile: keepAnswers(readMark),
    findRendered: keepAnswers(async () => (await Promise.all([publicVersion(), readMark()])).join(' ')),
  }
}

const notThere = 'none'
/** What the build writes first and last. */
const markFiles = ['index.html', webPagesFile, rendererFile]

/** Another one for each build: the web app may be built while the server runs. */
async function readBuildMark(folder: string): Promise<string> {
  const times = markFiles.map((file) =>
    stat(join(folder, file)).then(
      ({ mtimeMs }) => mtimeMs,
      () => notThere,
    ),
  )
  return (await Promise.all(times)).join(' ')
}

async function readBuild(folder: string, mark: string, signsInHere: boolean): Promise<Build | null> {
  if (mark.startsWith(notThere)) return null
  const text = await readFile(join(folder, webPagesFile), 'utf8').catch(() => null)
  if (text === null) return { pages: null }
  const pages: WebPage[] = JSON.parse(text)
  return { pages: signsInHere ? pages : pages.map(withoutSignIn) }
}

/** Where people sign in elsewhere there is nothing to ask of us before the page, and no parent to render for. */
function withoutSignIn({ rendered, links, ...page }: WebPage): WebPage {
  const others = links.filter((link) => !link.startsWith('</api/auth/'))
  return { ...page, links: others, ...(rendered && !rendered.tokenFrom && { rendered }) }
}
