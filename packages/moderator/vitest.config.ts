import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'moderator', include: ['src/**/*.test.ts'] } })
