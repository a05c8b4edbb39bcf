import { type WebPage, webPagesFile } from '@faith-fables/contract/web-page'
import type { Plugin, Rolldown } from 'vite'
import type { PagePlan } from './page-plans.ts'

type Bundle = Rolldown.OutputBundle

/** Writes pages.json, by which the server sends pages: the plans, with the names that the files got in this build. */
export function writePages(plans: readonly PagePlan[]): Plugin {
  return {
    name: 'write-pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const pages = plans.map((plan) => pageOf(plan, bundle))
        this.emitFile({ type: 'asset', fileName: webPagesFile, source: JSON.stringify(pages, null, 1) })
      },
    },
  }
}

function pageOf({ file = 'index.html', screen, calls = [], ...page }: PagePlan, bundle: Bundle): WebPage {
  const scripts = screen ? scriptsOf(screen, bundle) : []
  return {
    ...page,
    file,
    links: [
      ...scripts.map((script) => `</${script}>; rel=modulepreload; crossorigin`),
      ...calls.map((call) => `<${call}>; rel=preload; as=fetch; crossorigin`),
    ],
  }
}

/** The files with a screen's code, without those that index.html names itself. */
function scriptsOf(screen: string, bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const ofScreen = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/screens/${screen}`))
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html'))
  if (!ofScreen || !entry) throw new Error(`The build has no file of its own for the screen ${screen}.`)
  const ofEveryScreen = withImports(entry.fileName, bundle)
  return [...withImports(ofScreen.fileName, bundle)].filter((name) => !ofEveryScreen.has(name))
}

/** A file and all that it imports at its start. */
function withImports(name: string, bundle: Bundle, found = new Set<string>()): Set<string> {
  const file = bundle[name]
  if (file?.type !== 'chunk' || found.has(name)) return found
  found.add(name)
  for (const imported of file.imports) withImports(imported, bundle, found)
  return found
}
