/**
 * Makes a fresh clone ready for one of the npm scripts: `node tools/setup/setup.mjs <purpose>`.
 *
 * This file and the two beside it are plain JavaScript without dependencies, because they run on whatever Node the
 * machine has. Node 24 comes with the packages; everything after that is TypeScript and runs on it.
 */
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installPackages } from './install-packages.mjs'
import { nodeProgram } from './node-program.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** What has more to prepare than packages; the rest is ready after the installation. */
const needsPreparation = ['start', 'test', 'e2e', 'screenshots', 'bench', 'bench:web']

/**
 * @param {string} purpose
 * @returns {boolean} whether all is ready
 */
function setUp(purpose) {
  try {
    installPackages(root)
    const node = nodeProgram(root)
    if (!needsPreparation.includes(purpose)) return true
    const prepare = join(root, 'tools/setup/prepare.ts')
    return spawnSync(node, [prepare, purpose], { cwd: root, stdio: 'inherit' }).status === 0
  } catch (error) {
    console.error(`\nFaith Fables can't be set up: ${error instanceof Error ? error.message : error}`)
    return false
  }
}

const purpose = process.argv[2] ?? 'start'
if (!setUp(purpose)) {
  // Whoever reads the log of `npm test` finds its last line, however early it ended.
  if (purpose === 'test') console.log('0 passed, 1 failed')
  process.exitCode = 1
}
