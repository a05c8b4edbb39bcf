import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { scriptsOf, stylesOf } from './write-pages.ts'

/** The screens that work without a connection. */
const offlineScreens = ['child-shelf/child-shelf-screen.tsx', 'story/child-story-screen.tsx']
/** Fonts of their words, and the drawings of every screen. */
const offlineAssets = /^((fredoka|nunito|nunito-bold|tale|tale-italic)-plain|lora-latin-wght|ornaments)/

/** Writes service-worker.js, which keeps the files of the shelf and the reader on devices that keep stories. */
export function serviceWorker(): Plugin {
  let root = ''
  let folder = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root
      folder = resolve(root, config.build.outDir)
    },
    writeBundle: {
      sequential: true,
      async handler(_options, bundle) {
        const page = await readFile(join(folder, 'index.html'))
        const files = [
          { url: '/index.html', revision: createHash('sha256').update(page).digest('hex').slice(0, 16) },
          // Their names change with what is in them.
          ...(await assetsOf(bundle, folder)).map((name) => ({ url: `/${name}`, revision: null })),
        ]
        const code = await buildWorker(root)
        await writeFile(
          join(folder, 'service-worker.js'),
          `self.filesOfShelf=${JSON.stringify(files)};${code}`,
        )
      },
    },
  }
}

async function assetsOf(bundle: Rolldown.OutputBundle, folder: string): Promise<string[]> {
  const code = offlineScreens.flatMap((screen) => [...scriptsOf(screen, bundle), ...stylesOf(screen, bundle)])
  const assets = await readdir(join(folder, 'assets'))
  const others = assets.filter((name) => offlineAssets.test(name) && /\.(woff2|svg)$/.test(name))
  return [...new Set([...code, ...others.map((name) => `assets/${name}`)])]
}

/** One file, since browsers look whether that one has changed. */
async function buildWorker(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(root, 'service-worker/service-worker.ts'),
        output: { format: 'iife' },
      },
    },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const [worker] = outputs
  if (worker?.type !== 'chunk') throw new Error('The service worker was not built.')
  return worker.code
}
