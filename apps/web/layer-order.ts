import type { Plugin } from 'vite'

const order = '@layer theme,base,components,utilities;'

/**
 * Puts the order of the cascade layers in front of every built style sheet. The order is decided by the sheet that
 * arrives first, and with the code in several pieces that may be one of a single component.
 */
export function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = `${order}${textOf(file.source)}`
      }
    },
  }
}

function textOf(source: string | Uint8Array): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source)
}
