import type { IncomingMessage, ServerResponse } from 'node:http'
import { limits } from '@faith-fables/contract'
import fastifyCompress from '@fastify/compress'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type RawServerDefault } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { AppContext } from '../app-context.ts'
import { documentApi } from './api-documentation.ts'
import { authenticateCalls } from './authenticate-calls.ts'
import { answerError } from './error-answers.ts'
import { guardSignIns } from './guard-sign-ins.ts'
import { holdHandedOverDevices } from './handed-over-devices.ts'
import { limitRates } from './limit-rates.ts'
import { logCalls, quietLogController } from './log-calls.ts'
import { measureCalls } from './measure-calls.ts'
import { plainAddress } from './plain-address.ts'
import { refuseWithoutRoom } from './refuse-without-room.ts'
import { accountRoutes } from './routes/account-routes.ts'
import { addedStoryRoutes } from './routes/added-story-routes.ts'
import { authRoutes } from './routes/auth-routes.ts'
import { bookRoutes } from './routes/book-routes.ts'
import { characterSheetRoutes } from './routes/character-sheet-routes.ts'
import { collectionRoutes } from './routes/collection-routes.ts'
import { configRoutes } from './routes/config-routes.ts'
import { deskNumbersRoutes } from './routes/desk-numbers-routes.ts'
import { deskPricesRoutes } from './routes/desk-prices-routes.ts'
import { deskRoutes } from './routes/desk-routes.ts'
import { generationRoutes } from './routes/generation-routes.ts'
import { healthRoutes } from './routes/health-routes.ts'
import { letterRoutes } from './routes/letter-routes.ts'
import { mediaRoutes } from './routes/media-routes.ts'
import { narrationRoutes } from './routes/narration-routes.ts'
import { personalDataRoutes } from './routes/personal-data-routes.ts'
import { portraitRoutes } from './routes/portrait-routes.ts'
import { purchaseRoutes } from './routes/purchase-routes.ts'
import { recordingRoutes } from './routes/recording-routes.ts'
import { referenceRoutes } from './routes/reference-routes.ts'
import { reportRoutes } from './routes/report-routes.ts'
import { searchEngineRoutes } from './routes/search-engine-routes.ts'
import { sharingRoutes } from './routes/sharing-routes.ts'
import { childDeviceRoutes, shelfRoutes } from './routes/shelf-routes.ts'
import { storyRoutes } from './routes/story-routes.ts'
import { uploadRoutes } from './routes/upload-routes.ts'
import { userRoutes } from './routes/user-routes.ts'
import { webAppRoutes } from './routes/web-app-routes.ts'
import { sendSecurityHeaders } from './security-headers.ts'
import { traceCalls } from './trace-calls.ts'

export type HttpServer = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** A call that has not arrived by then is cut off; pictures of 5 MB come in over slow lines. */
const arrivalMilliseconds = 60_000
/** Node looks for slow calls from time to time; it does so this often before a call's time is over. */
const looksWithinArrival = 60
/** Calls under way may finish for this long once the server closes. */
const closingMilliseconds = 5000
/** Smaller answers travel in one packet anyway. */
const compressedFromBytes = 1024

/**
 * The HTTP side of the product, ready to listen or to be injected into.
 * @param cutAfter milliseconds after which a call that is still arriving is cut off
 */
export async function createHttpServer(
  context: AppContext,
  cutAfter = arrivalMilliseconds,
): Promise<HttpServer> {
  const betweenLooks = cutAfter / looksWithinArrival
  // Found too slow at the first look after its time, so that its time ends one look early.
  const arrival = cutAfter - betweenLooks
  const server: HttpServer = fastify({
    loggerInstance: context.logger,
    logController: quietLogController,
    bodyLimit: limits.bodyBytes,
    requestTimeout: arrival,
    http: { requestTimeout: arrival, headersTimeout: arrival, connectionsCheckingInterval: betweenLooks },
    forceCloseConnections: 'idle',
    trustProxy: context.config.trustProxy,
    frameworkErrors: answerError,
    rewriteUrl: ({ url }) => plainAddress(url ?? '/'),
  }).withTypeProvider<ZodTypeProvider>()
  server.setValidatorCompiler(validatorCompiler)
  server.setSerializerCompiler(serializerCompiler)
  server.setErrorHandler(answerError)
  server.decorate('idempotency', context.idempotency)
  closeInTime(server)
  acceptJsonOnly(server)
  if (context.config.traces) traceCalls(server)
  logCalls(server)
  if (context.config.metricsPort !== null) measureCalls(server, context.watching)
  refuseWithoutRoom(server, context.room)
  sendSecurityHeaders(server, context.config.publicUrl, context.identity.sources)
  await server.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: compressedFromBytes,
    globalDecompression: false,
  })
  await limitRates(server, context)
  await guardSignIns(server, context)
  holdHandedOverDevices(server, context)
  authenticateCalls(server, context)
  await documentApi(server)
  addRoutes(server, context)
  return server
}

function addRoutes(server: HttpServer, context: AppContext): void {
  healthRoutes(server, context)
  authRoutes(server, context)
  configRoutes(server, context)
  referenceRoutes(server, context)
  userRoutes(server, context)
  letterRoutes(server, context)
  uploadRoutes(server, context)
  portraitRoutes(server, context)
  generationRoutes(server, context)
  storyRoutes(server, context)
  bookRoutes(server, context)
  deskRoutes(server, context)
  accountRoutes(server, context)
  deskPricesRoutes(server, context)
  deskNumbersRoutes(server, context)
  reportRoutes(server, context)
  sharingRoutes(server, context)
  addedStoryRoutes(server, context)
  collectionRoutes(server, context)
  personalDataRoutes(server, context)
  narrationRoutes(server, context)
  characterSheetRoutes(server, context)
  recordingRoutes(server, context)
  shelfRoutes(server, context)
  childDeviceRoutes(server, context)
  purchaseRoutes(server, context)
  mediaRoutes(server, context)
  searchEngineRoutes(server, context)
  webAppRoutes(server, {
    origin: new URL(context.config.publicUrl).origin,
    publicVersion: context.stories.publicVersion,
    signsInHere: context.identity.handle !== null,
  })
}

/** A connection that never ends does not keep the process. */
function closeInTime(server: HttpServer): void {
  server.addHook('preClose', async () => {
    setTimeout(() => server.server.closeAllConnections(), closingMilliseconds).unref()
  })
}

/** Bodies are JSON; calls without one may still say that they send it. */
function acceptJsonOnly(server: HttpServer): void {
  server.removeContentTypeParser('text/plain')
  const parse = server.getDefaultJsonParser('error', 'error')
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, String(body), done)
  })
}
