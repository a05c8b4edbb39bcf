import { defineConfig } from 'vitest/config'

// Whole collections of lines are read: on a slow machine with other work that takes its time.
// Functions alone: the files share what they load.
export default defineConfig({
  test: {
    name: 'listener',
    include: ['src/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    isolate: false,
  },
})
