import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type PageRenderer,
  rendererFile,
  type WebPage,
  webPagesFile,
  withDescription,
} from '@faith-fables/contract/web-page'
import react from '@vitejs/plugin-react'
import { type BuildOptions, build, type Plugin, type Rolldown } from 'vite'
import { commonFonts, type PagePlan, renderedFile } from './page-plans.ts'
import { preloadFonts } from './preload-fonts.ts'
import { scriptsOf, stylesOf } from './write-pages.ts'

const mainScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/

/**
 * Writes what pages are rendered with before the app arrives: the screens built once more, for Node; a page to render each
 * of them into, whose script (`src/after-paint.ts`) fetches the app once the page is seen; and landing.html, which
 * is rendered here and now. What is built for Node knows the routes, and so adds the screens without a plan to pages.json.
 */
export function renderPages(plans: readonly PagePlan[]): Plugin {
  let root = ''
  let folder = ''
  let assetsInlineLimit: InlineLimit = 0
  let afterPaint = ''
  return {
    name: 'render-pages',
    apply: 'build',
    configResolved(config) {
      root = config.root
      folder = resolve(root, config.build.outDir)
      assetsInlineLimit = config.build.assetsInlineLimit
    },
    buildStart() {
      afterPaint = this.emitFile({ type: 'chunk', id: join(root, 'src/after-paint.ts') })
    },
    writeBundle: {
      sequential: true,
      async handler(_options, bundle) {
        const page = await readFile(join(folder, 'index.html'), 'utf8')
        const script = `/${this.getFileName(afterPaint)}`
        const renderer = await buildRenderer({ root, folder, assetsInlineLimit })
        await addOtherPages(join(folder, webPagesFile), renderer.addresses)
        for (const plan of plans.filter(({ renderedFrom }) => renderedFrom)) {
          const head = await preloadFonts(folder, plan.fonts ?? commonFonts)
          const parts = { script, head, ...filesOfScreen(plan, bundle) }
          await writeFile(join(folder, renderedFile(plan)), pageToRenderInto(page, parts))
        }
        const head = await preloadFonts(folder, commonFonts)
        const parts = { script, head, screenStyles: [], screenScripts: [] }
        const landing = await renderer.render(pageToRenderInto(page, parts), '/', {})
        if (landing === null) throw new Error('The landing screen cannot be rendered.')
        await writeFile(
          join(folder, 'landing.html'),
          withDescription(landing, renderer.describePage('/', {}) ?? ''),
        )
      },
    },
  }
}

/** Screens without a plan have a page, too: what is in no entry is a page that there is not. */
async function addOtherPages(file: string, addresses: readonly string[]): Promise<void> {
  const planned: WebPage[] = JSON.parse(await readFile(file, 'utf8'))
  const others = addresses.map((address): WebPage => ({ address, file: 'index.html', links: [] }))
  await writeFile(file, JSON.stringify([...planned, ...others], null, 1))
}

type InlineLimit = NonNullable<BuildOptions['assetsInlineLimit']>

interface RendererBuild {
  root: string
  folder: string
  /** As in the browser's build: files have the same addresses then. */
  assetsInlineLimit: InlineLimit
}

/**
 * What screens share stands beside the entry, and not in it: the server loads the entry by an address with a question mark, and a
 * screen that took its session from the entry would take it from a second one.
 */
const sharedOnServer = {
  name: 'shared',
  test: (path: string) => !path.endsWith('/src/rendering/render.tsx'),
  tags: ['$initial' as const],
}

async function buildRenderer({ root, folder, assetsInlineLimit }: RendererBuild): Promise<PageRenderer> {
  const file = join(folder, rendererFile)
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react()],
    // React has a slower self for developers.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/rendering/render.tsx',
      outDir: dirname(file),
      emptyOutDir: true,
      copyPublicDir: false,
      assetsInlineLimit,
      rolldownOptions: { output: { codeSplitting: { groups: [sharedOnServer] } } },
    },
  })
  return await import(pathToFileURL(file).href)
}

/** Addresses of the files with a screen's styles and code. */
function filesOfScreen({ screen = '' }: PagePlan, bundle: Rolldown.OutputBundle) {
  return {
    screenStyles: stylesOf(screen, bundle).map((name) => `/${name}`),
    screenScripts: scriptsOf(screen, bundle).map((name) => `/${name}`),
  }
}

interface PageParts {
  /** Address of the script that starts the app. */
  script: string
  /** Addresses of the styles without which the screen is not shown. */
  screenStyles: readonly string[]
  /** Addresses of the app's scripts that the screen needs, fetched together with its first. */
  screenScripts: readonly string[]
  /** More for the page's head. */
  head: string
}

function pageToRenderInto(page: string, { script, screenStyles, screenScripts, head }: PageParts): string {
  const [element = '', main = ''] = mainScript.exec(page) ?? []
  if (!element) throw new Error('index.html has no script.')
  const scripts = screenScripts.filter((address) => address !== main).join(' ')
  const starter = `<script type="module" crossorigin src="${script}" data-main="${main}" data-screen-scripts="${scripts}"></script>`
  const styles = screenStyles
    .filter((address) => !page.includes(address))
    .map((address) => `<link rel="stylesheet" crossorigin href="${address}">`)
  return page
    .replace(element, () => `${head}\n    ${starter}`)
    .replace('</head>', () => [...styles, '</head>'].join('\n  '))
}
