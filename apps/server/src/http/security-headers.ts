import fastifyHelmet from '@fastify/helmet'
import type { HttpServer } from './http-server.ts'

/** Where a page of ours may load from: ourselves, and pictures it made itself. No inline script anywhere. */
const contentSources = {
  defaultSrc: ["'self'"],
  baseUri: ["'none'"],
  fontSrc: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  objectSrc: ["'none'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'"],
  // Positions of pop-ups and widths of progress bars are style attributes.
  styleSrcAttr: ["'unsafe-inline'"],
}

/** Tells browsers what pages of this server may do; on https also never to come back without it. */
export async function sendSecurityHeaders(server: HttpServer, publicUrl: string): Promise<void> {
  const isEncrypted = publicUrl.startsWith('https:')
  await server.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: isEncrypted ? { ...contentSources, upgradeInsecureRequests: [] } : contentSources,
    },
    // What else lives under the operator's name is not ours to promise for.
    strictTransportSecurity: isEncrypted && { includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // The window for signing in with Google stays ours to watch and to close.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  })
  letPopupReturn(server)
  sparePartsOfPages(server)
  // Tokens and families' own data stay in no cache.
  server.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}

/** Where the Google window comes back to: with any policy of their own here, the browser would cut it off from us. */
const popupReturns = ['/api/auth/callback/', '/google-sign-in-ended']

function letPopupReturn(server: HttpServer): void {
  server.addHook('onSend', async (request, reply) => {
    if (popupReturns.some((place) => request.url.startsWith(place))) {
      reply.header('cross-origin-opener-policy', 'unsafe-none')
    }
  })
}

/** Code, styles and fonts: nobody reads them but a page, and that has been told. */
const partOfPage = /^\/assets\/[^?]+\.(js|css|woff2)$/
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

/** What is said to pages only would be half a kilobyte with each of the files they wait for. */
function sparePartsOfPages(server: HttpServer): void {
  server.addHook('onSend', async (request, reply) => {
    if (partOfPage.test(request.url)) for (const name of toldToPages) reply.removeHeader(name)
  })
}
