import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'tools',
    include: ['**/*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 120_000 } },
  },
})
