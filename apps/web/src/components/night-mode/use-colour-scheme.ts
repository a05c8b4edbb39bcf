import { type ColourScheme, colourSchemeKept, colourSchemeOf } from '@faith-fables/contract/colour-scheme'
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** How the screens are lit on this device, and how to choose. A screen that comes rendered says `device`, for a moment. */
export function useColourScheme(): [ColourScheme, (scheme: ColourScheme) => void] {
  const scheme = useSyncExternalStore(listen, chosenScheme, () => 'device' as const)
  return [scheme, chooseScheme]
}

/** What stands on the page: the server wrote it there, from the cookie, or `chooseScheme` did. */
function chosenScheme(): ColourScheme {
  const { scheme } = document.documentElement.dataset
  return scheme === 'light' || scheme === 'dark' ? scheme : 'device'
}

function chooseScheme(scheme: ColourScheme): void {
  // biome-ignore lint/suspicious/noDocumentCookie: no other way serves every browser
  document.cookie = colourSchemeKept(scheme, location.protocol === 'https:')
  lightPage(scheme)
}

/** Lights the page as the cookie says, which another tab may have changed, or the page be older than. */
export function followColourScheme(): void {
  const scheme = colourSchemeOf(document.cookie)
  if (scheme !== chosenScheme()) lightPage(scheme)
}

function lightPage(scheme: ColourScheme): void {
  const { dataset } = document.documentElement
  if (scheme === 'device') delete dataset.scheme
  else dataset.scheme = scheme
  for (const own of ['light', 'dark'] as const) lightBar(own, scheme)
  for (const listener of listeners) listener()
}

/** The bar of the browser: one colour for each scheme of the device, or the chosen one for both. */
function lightBar(own: 'light' | 'dark', scheme: ColourScheme): void {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="theme-color"][data-for="${own}"]`)
  if (meta)
    meta.media = scheme === 'device' ? `(prefers-color-scheme: ${own})` : scheme === own ? 'all' : 'not all'
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
