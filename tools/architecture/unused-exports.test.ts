import { expect, test } from 'vitest'
import { unusedExports } from './unused-exports.ts'

const manifest = JSON.stringify({
  name: '@faith-fables/contract',
  exports: { '.': './src/index.ts', './limits': './src/limits.ts', './prices': './src/prices/prices.ts' },
})

test('a way into a package that nobody goes is refused', () => {
  const tree = new Map([
    ['packages/contract/package.json', manifest],
    ['apps/web/src/paths.ts', "import { limits } from '@faith-fables/contract/limits'"],
  ])
  expect(unusedExports(tree)).toEqual([
    'packages/contract/package.json exports ./prices, which nobody imports: remove the entry.',
  ])
  tree.set('apps/server/src/config.ts', "import type { Costs } from '@faith-fables/contract/prices'")
  expect(unusedExports(tree)).toEqual([])
})
