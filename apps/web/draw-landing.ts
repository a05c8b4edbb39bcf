import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { type BuildOptions, build, type Plugin } from 'vite'
import { fontsOfEveryScreen } from './page-plans.ts'
import { preloadFonts } from './preload-fonts.ts'

const emptyRoot = '<div id="root"></div>'
const mainScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/

/**
 * Writes landing.html beside index.html: the same page with the landing screen already drawn in it, for visitors, who
 * so see it before the app has arrived. `src/after-paint.ts` fetches that then, and `src/main.tsx` takes over what
 * stands there.
 */
export function drawLanding(): Plugin {
  let root = ''
  let folder = ''
  let assetsInlineLimit: InlineLimit = 0
  let afterPaint = ''
  return {
    name: 'draw-landing',
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
      async handler() {
        const page = await readFile(join(folder, 'index.html'), 'utf8')
        const content = await draw('/', { root, assetsInlineLimit })
        const script = `/${this.getFileName(afterPaint)}`
        const head = await preloadFonts(folder, fontsOfEveryScreen)
        await writeFile(join(folder, 'landing.html'), drawnPage(page, { content, script, head }))
      },
    },
  }
}

type InlineLimit = NonNullable<BuildOptions['assetsInlineLimit']>

interface DrawOptions {
  root: string
  /** As in the browser's build: files have the same addresses then. */
  assetsInlineLimit: InlineLimit
}

/** Builds the screens once more, for Node, and asks them what stands at the address. */
async function draw(address: string, { root, assetsInlineLimit }: DrawOptions): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'faith-fables-drawing-'))
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      plugins: [react()],
      ssr: { noExternal: true },
      build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, assetsInlineLimit },
    })
    const built: { prerender(address: string): string } = await import(
      pathToFileURL(join(outDir, 'prerender.js')).href
    )
    return built.prerender(address)
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

interface Drawn {
  /** What stands in the page. */
  content: string
  /** Address of the script that starts the app. */
  script: string
  /** More for the page's head. */
  head: string
}

function drawnPage(page: string, { content, script, head }: Drawn): string {
  const [element = '', main = ''] = mainScript.exec(page) ?? []
  if (!element || !page.includes(emptyRoot)) throw new Error('index.html has no script or no empty root.')
  const starter = `<script type="module" crossorigin src="${script}" data-main="${main}"></script>`
  return page
    .replace(element, () => `${head}\n    ${starter}`)
    .replace(emptyRoot, () => `<div id="root" data-drawn="/">${content}</div>`)
}
