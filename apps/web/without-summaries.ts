import type { Plugin } from 'vite'

/** A call's summary and area, as endpoints.ts says them: on one line, or with the words on the next. */
const documentation = /^ +(?:summary|area):\s+(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),\n/gm

/** Leaves out of the browser what the contract says of each call for the documentation alone: nobody reads it there. */
export function withoutSummaries(): Plugin {
  return {
    name: 'without-summaries',
    apply: 'build',
    enforce: 'pre',
    transform(code, path) {
      if (!path.endsWith('/contract/src/endpoints.ts')) return null
      return { code: code.replace(documentation, ''), map: null }
    },
  }
}
