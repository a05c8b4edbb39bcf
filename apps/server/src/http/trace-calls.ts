import type { Span } from '@opentelemetry/api'
import { beginCall, endCall } from '../tracing.ts'
import type { HttpServer } from './http-server.ts'

/** Begins a trace with each call of the API; what is done for it, also by jobs in other processes, belongs to it. */
export function traceCalls(server: HttpServer): void {
  const spans = new WeakMap<object, Span>()
  server.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url
    if (!route?.startsWith('/api/')) return done()
    const attributes = { 'http.request.method': request.method, 'http.route': route }
    spans.set(request, beginCall(`${request.method} ${route}`, attributes, done))
  })
  server.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)
    if (span) endCall(span, reply.statusCode)
    done()
  })
}
