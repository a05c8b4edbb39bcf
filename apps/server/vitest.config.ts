import { defineConfig } from 'vitest/config'

/** On the embedded database, or with `TEST_DATABASE=postgres` on a private PostgreSQL. */
export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['../../tools/postgres/postgres-global-setup.ts', './src/testing/prepare-databases.ts'],
    // These end what hangs; a machine that has other work takes its time.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 240_000 } },
    // Each test has a world of its own; loading the product anew for every file would take as long as the tests of many.
    isolate: false,
    execArgv: [
      // As the server is started: compiled as a whole, the embedded engine costs each world a fifth more.
      '--wasm-lazy-compilation',
      // A picture passes through blocks of 3 MB outside the heap; by a limit of their own every twentieth has the whole heap searched,
      // which took more than a quarter of the tests that draw.
      '--external-memory-accounted-in-global-limit',
      '--initial-old-space-size=700',
    ],
  },
})
