import { type Endpoint, endpoints } from '@faith-fables/contract/endpoints'
import type { Plugin } from 'vite'

/**
 * Leaves out of the browser what the contract says of each call for the documentation alone: nobody reads it there.
 * What is left is one table, however many rooms of the contract it comes from.
 */
export function withoutSummaries(): Plugin {
  return {
    name: 'without-summaries',
    apply: 'build',
    enforce: 'pre',
    load(path) {
      if (!path.endsWith('/contract/src/endpoints.ts')) return null
      const calls = Object.entries<Endpoint>(endpoints).map(([name, { summary, area, ...call }]) => [
        name,
        call,
      ])
      return `export const endpoints = ${JSON.stringify(Object.fromEntries(calls))}`
    },
  }
}
