import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'jsdom',
    // The one pool that keeps files apart without loading jsdom and React anew for each.
    pool: 'vmThreads',
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    setupFiles: ['src/testing/set-up-tests.ts'],
  },
})
