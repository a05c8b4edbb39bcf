/** How the screens are lit: as the device says, or always by day or by night. */
export const colourSchemes = ['device', 'light', 'dark'] as const
export type ColourScheme = (typeof colourSchemes)[number]

/**
 * The cookie that keeps a parent's choice on their device; none is kept for `device`. A cookie, so that the server
 * sends the page in its colours: nothing is then shown in others first, and no script has to stand before the styles.
 */
export const colourSchemeCookie = 'colour-scheme'

/** What the cookies of a request, or of a document, say; anything unknown is the device's own. */
export function colourSchemeOf(cookies: string | undefined): ColourScheme {
  const kept = cookiesOf(cookies).find((cookie) => cookie.startsWith(`${colourSchemeCookie}=`))
  const value = kept?.slice(colourSchemeCookie.length + 1)
  return colourSchemes.find((scheme) => scheme === value) ?? 'device'
}

const aYear = 60 * 60 * 24 * 365

/** A cookie that keeps this choice for a year, or ends the one there is. */
export function colourSchemeKept(scheme: ColourScheme, isEncrypted: boolean): string {
  const kept = scheme === 'device' ? '; Max-Age=0' : `${scheme}; Max-Age=${aYear}`
  return `${colourSchemeCookie}=${kept}; Path=/; SameSite=Lax${isEncrypted ? '; Secure' : ''}`
}

/** Whether there is more in the cookies than the colours: this tells a visitor from a parent who signed in. */
export function hasOtherCookies(cookies: string | undefined): boolean {
  return cookiesOf(cookies).some((cookie) => !cookie.startsWith(`${colourSchemeCookie}=`))
}

function cookiesOf(cookies = ''): string[] {
  return cookies.split(/; */).filter((cookie) => cookie !== '')
}

// As they stand in index.html.
const schemeTag = '<meta name="color-scheme" content="light dark"'
const barOf = { light: '(prefers-color-scheme: light)', dark: '(prefers-color-scheme: dark)' } as const

/** The page as it is sent to somebody who chose: its styles, the browser's own controls and its bar follow. */
export function withColourScheme(page: string, scheme: ColourScheme): string {
  if (scheme === 'device') return page
  const other = scheme === 'light' ? 'dark' : 'light'
  return page
    .replace('<html lang="en"', (element) => `${element} data-scheme="${scheme}"`)
    .replace(schemeTag, schemeTag.replace('light dark', scheme))
    .replace(barOf[scheme], 'all')
    .replace(barOf[other], 'not all')
}
