import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'
import type { ProviderSources } from '../ports/identity.ts'
import type { HttpServer } from './http-server.ts'

/** Where a page of ours may load from: ourselves, and pictures it made itself. No inline script anywhere. */
const contentSources = {
  defaultSrc: ["'self'"],
  baseUri: ["'none'"],
  fontSrc: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'"],
  // Positions of pop-ups and widths of progress bars are style attributes.
  styleSrcAttr: ["'unsafe-inline'"],
}

const self = ["'self'"]

/** What an identity provider with addresses of its own needs beside ourselves. */
function sourcesWith(provider: ProviderSources | null): Sources {
  if (!provider) return contentSources
  return {
    ...contentSources,
    connectSrc: [...self, ...provider.connect],
    frameSrc: provider.frame,
    scriptSrc: [...self, ...provider.script],
  }
}

/** Tells browsers what pages of this server may do; on https also never to come back without it. */
export function sendSecurityHeaders(
  server: HttpServer,
  publicUrl: string,
  provider: ProviderSources | null,
): void {
  const told = headersFor(publicUrl.startsWith('https:'), sourcesWith(provider))
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(told[kindOf(request.url)])
    done()
  })
}

type Headers = Record<string, string>
type Sources = Record<string, string[]>
type AddressKind = 'page' | 'part of page' | 'call' | 'page of the API' | 'return of the pop-up'

/** Tokens and families' own data stay in no cache. */
const noCache = { 'cache-control': 'no-store' }

function headersFor(isEncrypted: boolean, sources: Sources): Record<AddressKind, Headers> {
  const page = headersOfPages(isEncrypted, sources)
  const file = Object.fromEntries(Object.entries(page).filter(([name]) => !toldToPages.includes(name)))
  return {
    page,
    'part of page': file,
    call: { ...file, ...noCache, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" },
    'page of the API': { ...page, ...noCache },
    'return of the pop-up': { ...page, ...noCache, 'cross-origin-opener-policy': 'unsafe-none' },
  }
}

/** Where the Google window comes back to: with any policy of their own here, the browser would cut it off from us. */
const popupReturn = /^\/(api\/auth\/callback\/|google-sign-in-ended)/
/** The description of the API, and what the identity provider shows. */
const pageOfApi = /^\/api\/(docs|auth)\b/
/** Code, styles and fonts: nobody reads them but a page, and that has been told. */
const partOfPage = /^\/assets\/[^?]+\.(js|css|woff2)$/

function kindOf(address: string): AddressKind {
  if (popupReturn.test(address)) return 'return of the pop-up'
  if (pageOfApi.test(address)) return 'page of the API'
  if (address.startsWith('/api/')) return 'call'
  return partOfPage.test(address) ? 'part of page' : 'page'
}

/** What is said to pages only would be half a kilobyte with each of the files and answers they wait for. */
const toldToPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** What helmet says. It is the same each time, so it is asked once: putting it together takes longer than an answer. */
function headersOfPages(isEncrypted: boolean, sources: Sources): Headers {
  const tell = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: isEncrypted ? { ...sources, upgradeInsecureRequests: [] } : sources,
    },
    // What else lives under the operator's name is not ours to promise for.
    strictTransportSecurity: isEncrypted && { includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // The window for signing in with Google stays ours to watch and to close.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  })
  const request = new IncomingMessage(new Socket())
  const answer = new ServerResponse(request)
  tell(request, answer, (error) => {
    if (error) throw error
  })
  return Object.fromEntries(Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]))
}
