import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('..', import.meta.url))
const shortcut = ['--import', './find-modules.mjs']

/** Where the modules lie that a program loads, by Node alone or by the shortcut. */
async function answerOf(script: string, options: readonly string[]): Promise<string> {
  const words = [...options, '--input-type=module', '--eval', script]
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: folder })
  return stdout
}

test.each([
  [
    'imported',
    'console.log(["drizzle-orm", "drizzle-orm/pg-core", "drizzle-orm/pglite", "pg"].map((one) => import.meta.resolve(one)))',
  ],
  [
    'required',
    'import { createRequire } from "node:module"; const require = createRequire(import.meta.url); console.log(require.resolve("drizzle-orm"), Object.keys(require("drizzle-orm")).length)',
  ],
  [
    'loaded',
    'import * as core from "drizzle-orm"; import * as again from "drizzle-orm/sql"; console.log(Object.keys(core).length, core.sql === again.sql)',
  ],
])('what is %s is what Node would find by itself (OP-13)', async (_how, script) => {
  expect(await answerOf(script, shortcut)).toBe(await answerOf(script, []))
})

test('what is not there is told as by Node (OP-13)', async () => {
  for (const missing of ['drizzle-orm/no-such', 'drizzle-ormolu'])
    await expect(answerOf(`await import("${missing}")`, shortcut)).rejects.toThrow(
      /ERR_(?:PACKAGE_PATH_NOT_EXPORTED|MODULE_NOT_FOUND)/,
    )
})
