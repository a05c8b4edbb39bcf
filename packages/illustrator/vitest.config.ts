import { defineConfig } from 'vitest/config'

// Drawing is computing: on a slow machine with other work one picture may take seconds.
export default defineConfig({
  test: { name: 'illustrator', include: ['src/**/*.test.ts'], testTimeout: 30_000 },
})
