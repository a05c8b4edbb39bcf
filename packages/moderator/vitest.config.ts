import { defineConfig } from 'vitest/config'

// Whole collections of lines are read: on a slow machine with other work that takes its time.
// Functions alone: the files share what they load.
export default defineConfig({
  test: {
    name: 'moderator',
    include: ['src/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    isolate: false,
    // What is told and drawn is soon garbage: a larger young generation is swept less often.
    execArgv: ['--max-semi-space-size=32'],
  },
})
