import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Text; pictures and fonts are compressed already. */
const compressible = /\.(js|css|html|svg|json|txt|webmanifest)$/
/** Smaller files travel in one packet anyway. */
const smallestBytes = 1024

const encodings = [
  { ending: '.br', compress: promisify(brotliCompress) },
  { ending: '.gz', compress: promisify(gzip) },
]

/** Puts a compressed copy beside every text file of the build that is served, so that the server need not compress at each visit. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true })
        const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
        const served = files.filter(({ parentPath }) => !relative(folder, parentPath).startsWith('.'))
        await Promise.all(served.map((file) => compressBeside(join(file.parentPath, file.name))))
      },
    },
  }
}

async function compressBeside(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < smallestBytes) return
  await Promise.all(
    encodings.map(async ({ ending, compress }) => writeFile(file + ending, await compress(content))),
  )
}
