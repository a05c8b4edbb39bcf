import type { Plugin } from 'vite'

/**
 * Asks the browser for the fonts of the first screen together with the page, instead of after the style sheet.
 *
 * @param names beginnings of the font files' names, as @fontsource calls them
 */
export function preloadFonts(names: readonly string[]): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {}).filter(
          (file) => file.endsWith('.woff2') && names.some((name) => file.includes(`/${name}`)),
        )
        return files.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head-prepend' as const,
        }))
      },
    },
  }
}
