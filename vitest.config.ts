import { defineConfig } from 'vitest/config'

/** One project for each kind of test, so that `npm run check` can leave out the slow ones. */
export default defineConfig({
  test: {
    projects: ['packages/*/vitest.config.ts', 'apps/*/vitest.config.ts', 'tools/vitest.config.ts'],
  },
})
