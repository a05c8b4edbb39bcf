import { type RenderedPage, type WebPage, webPagesFile } from '@faith-fables/contract/web-page'
import type { Plugin, Rolldown } from 'vite'
import { commonFonts, type PagePlan, renderedFile } from './page-plans.ts'
import { signInCalls } from './src/identity/sign-in-calls.ts'

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

function pageOf(plan: PagePlan, bundle: Bundle): WebPage {
  const { file = 'index.html', screen, calls = [], renderedFrom, fonts = commonFonts, ...page } = plan
  // What everything waits for stands first: a browser opens six connections and no more.
  const links = [
    ...(screen ? stylesOf(screen, bundle).map(styleLink) : []),
    ...(screen ? scriptsOf(screen, bundle).map(moduleLink) : []),
    ...(screen ? fontsOf(fonts, bundle) : []),
    ...calls.map((call) => `<${call}>; rel=preload; as=fetch; crossorigin`),
  ]
  return {
    ...page,
    file,
    links,
    ...(renderedFrom && { rendered: renderedPageOf(plan, renderedFrom) }),
  }
}

/** What is rendered from the sign-in is rendered for a parent. */
function renderedPageOf(plan: PagePlan, calls: readonly string[]): RenderedPage {
  const rendered = { file: renderedFile(plan), calls: [...calls] }
  return calls.includes(signInCalls.session) ? { ...rendered, tokenFrom: signInCalls.token } : rendered
}

function fontsOf(fonts: readonly string[], bundle: Bundle): string[] {
  return fonts.map((font) => {
    const file = Object.keys(bundle).find((name) => name.startsWith(`assets/${font}`))
    if (!file) throw new Error(`The build has no font ${font}.`)
    return `</${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`
  })
}

function styleLink(name: string): string {
  return `</${name}>; rel=preload; as=style; crossorigin`
}

function moduleLink(name: string): string {
  return `</${name}>; rel=modulepreload; crossorigin`
}

/** The files with what a screen looks like, those of every screen first: a page rendered ahead needs them all. */
export function stylesOf(screen: string, bundle: Bundle): string[] {
  return scriptsOf(screen, bundle).flatMap((name) => {
    const file = bundle[name]
    return file?.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : []
  })
}

/** The files with a screen's code, those of every screen first. */
export function scriptsOf(screen: string, bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html'))
  const ofScreen = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/screens/${screen}`))
  if (!ofScreen || !entry) throw new Error(`The build has no file of its own for the screen ${screen}.`)
  return [...withImports(ofScreen.fileName, bundle, withImports(entry.fileName, bundle))]
}

/** A file after all that it imports at its start. */
function withImports(name: string, bundle: Bundle, found = new Set<string>()): Set<string> {
  const file = bundle[name]
  if (file?.type !== 'chunk' || found.has(name)) return found
  found.add(name)
  for (const imported of file.imports) withImports(imported, bundle, found)
  // To the end, behind what it imports.
  found.delete(name)
  return found.add(name)
}
