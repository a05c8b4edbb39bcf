import { defineConfig } from 'vitest/config'

// Functions alone: the files share what they load.
export default defineConfig({
  test: { name: 'contract', include: ['src/**/*.test.ts'], testTimeout: 60_000, isolate: false },
})
