import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawingFile, type WebPage, webPagesFile } from '@faith-fables/contract/web-page'
import { type FindKept, keepAnswers } from '../kept/keep-answers.ts'
import type { WebApp } from './web-app-routes.ts'

/** Pages that are made once and sent to many. */
export interface KeptPages {
  /** What the build says of its pages; null for an older build that says nothing: then every page is index.html. */
  plans(): Promise<readonly WebPage[] | null>
  /** What is made of the build alone. */
  findFile: FindKept
  /** What is drawn of what everybody may read. */
  findDrawn: FindKept
}

/** Keeps pages until the web app is built anew, and drawn ones until anything changes of what they show. */
export function keepPages({ folder, publicVersion }: Required<WebApp>): KeptPages {
  const readMark = () => buildMark(folder)
  let plans: { mark: string; pages: Promise<WebPage[] | null> } | null = null
  return {
    plans() {
      const mark = readMark()
      if (plans?.mark !== mark) plans = { mark, pages: readPlans(folder) }
      return plans.pages
    },
    findFile: keepAnswers(async () => readMark()),
    findDrawn: keepAnswers(async () => `${await publicVersion()} ${readMark()}`),
  }
}

/** What the build writes first and last. */
const markFiles = ['index.html', webPagesFile, drawingFile]

/** Another one for each build: the web app may be built while the server runs. */
function buildMark(folder: string): string {
  return markFiles
    .map((file) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 'none')
    .join(' ')
}

async function readPlans(folder: string): Promise<WebPage[] | null> {
  const text = await readFile(join(folder, webPagesFile), 'utf8').catch(() => null)
  return text === null ? null : JSON.parse(text)
}
