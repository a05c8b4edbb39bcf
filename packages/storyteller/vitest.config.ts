import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'storyteller', include: ['src/**/*.test.ts'] } })
