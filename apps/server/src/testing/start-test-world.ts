import type { AppConfig } from '@faith-fables/contract'
import { inject } from 'vitest'
import { type AppContext, createAppContext, type Overrides } from '../app-context.ts'
import { readConfig } from '../config.ts'
import { createHttpServer, type HttpServer } from '../http/http-server.ts'
import { createLogger } from '../logger.ts'
import { type ApiCaller, createApiCaller } from './api-caller.ts'
import { lettersSent } from './letters-sent.ts'
import type {} from './prepare-databases.ts'
import { quickIllustrator } from './quick-illustrator.ts'
import { rememberedPasswords } from './remembered-passwords.ts'
import { setBalance } from './set-balance.ts'
import { setPrices } from './set-prices.ts'
import { settleGenerations } from './settle-generations.ts'
import { signUpParent, type TestParent } from './sign-up-parent.ts'
import { verifyEmail } from './verify-email.ts'
import { createWorldDatabase } from './world-database.ts'

export interface WorldOptions {
  /** Settings as an operator writes them, over the world's own. */
  settings?: Record<string, string>
  /** Scripted doubles in place of suppliers. */
  overrides?: Overrides
  /** Whether jobs are worked on, other than letters; true when absent. */
  works?: boolean
  /** Whether pictures are painted as families get them; each in one colour when absent. */
  paints?: boolean
}

/** The whole product on a database of its own, used through its API: `await using world = await startTestWorld()`. */
export interface TestWorld extends AsyncDisposable {
  readonly context: AppContext
  readonly server: HttpServer
  /** Somebody who is not signed in. */
  readonly anonymous: ApiCaller
  /** Lines the server logged as warning or error, as JSON; more of them with another LOG_LEVEL. */
  readonly log: string[]
  /** Somebody who has an account and no profile yet. */
  signUp(email?: string): Promise<TestParent>
  /** Makes a parent's e-mail address a verified one. */
  verify(parent: Pick<TestParent, 'uid'>): Promise<void>
  /** A parent with a profile; with this balance instead of the sign-up bonus when `tokens` is given. */
  createParent(options?: { tokens?: number; unverified?: boolean }): Promise<TestParent>
  /** A parent who may sit at the desk. */
  createAdministrator(): Promise<TestParent>
  as(parent: Pick<TestParent, 'token'>): ApiCaller
  /** Waits until every generation rests; fails after `limitMilliseconds` (two minutes). */
  settle(limitMilliseconds?: number): Promise<void>
  balanceOf(parent: Pick<TestParent, 'token'>): Promise<number>
  /** Changes some of the prices and allowances of this installation. */
  setPrices(prices: Partial<AppConfig>): Promise<void>
  /** Closes the product and opens it again on the same data. */
  restart(): Promise<void>
}

/** Who the operator of a test's world names. */
const administrators = ['naomi@example.com', 'boaz@example.com']

const worldSettings = {
  PORT: '0',
  RATE_LIMIT: '0',
  STARTER_LIBRARY: 'off',
  PUBLIC_URL: 'http://localhost',
  LOG_LEVEL: 'warn',
  ADMIN_EMAILS: administrators.join(','),
}
/** What the product takes its time for, in every test that is not about it. */
const quickParts = (paints: boolean): Overrides => ({
  passwords: rememberedPasswords,
  queueRestSeconds: 1,
  illustrator: paints ? undefined : quickIllustrator(),
})
const settleLimitMilliseconds = 300_000

export async function startTestWorld(options: WorldOptions = {}): Promise<TestWorld> {
  const database = await createWorldDatabase(inject('worldTemplate'))
  const log: string[] = []
  const open = () =>
    openProduct({ ...worldSettings, ...database.settings, ...options.settings }, options, log)
  let administratorCount = 0
  let product = await open().catch(async (error: unknown) => {
    await database.remove()
    throw error
  })
  const callerWith = (token: string | null) =>
    createApiCaller(
      () => product.server,
      token,
      () => describeLog(log),
    )
  const as = (parent: Pick<TestParent, 'token'>) => callerWith(parent.token)

  return {
    get context() {
      return product.context
    },
    get server() {
      return product.server
    },
    anonymous: callerWith(null),
    log,
    as,
    async signUp(email) {
      const parent = await signUpParent(product.server, email)
      await lettersSent(product.context)
      return parent
    },
    verify: ({ uid }) => verifyEmail(product.context, uid),
    async createParent({ tokens, unverified = false } = {}) {
      const parent = await signUpParent(product.server)
      if (!unverified) await verifyEmail(product.context, parent.uid)
      await as(parent).ask('syncProfile')
      if (tokens !== undefined) await setBalance(product.context, parent.uid, tokens)
      return parent
    },
    async createAdministrator() {
      const administrator = await signUpParent(product.server, administrators[administratorCount++])
      await verifyEmail(product.context, administrator.uid)
      await as(administrator).ask('syncProfile')
      return administrator
    },
    settle: (limit = settleLimitMilliseconds) => settleGenerations(product.context.database.db, limit),
    async balanceOf(parent) {
      const { tokensAvailable } = await as(parent).ask('getProfile')
      return tokensAvailable
    },
    setPrices: (prices) => setPrices(product.context, prices),
    async restart() {
      await closeProduct(product)
      product = await open()
    },
    async [Symbol.asyncDispose]() {
      await closeProduct(product)
      await database.remove()
    },
  }
}

interface OpenProduct {
  context: AppContext
  server: HttpServer
}

async function openProduct(
  settings: Record<string, string>,
  options: WorldOptions,
  log: string[],
): Promise<OpenProduct> {
  const config = readConfig(settings)
  const logger = createLogger(config.logLevel, { write: (line) => void log.push(line) })
  const context = await createAppContext(config, logger, {
    ...quickParts(options.paints ?? false),
    ...options.overrides,
  })
  try {
    const server = await createHttpServer(context)
    await server.ready()
    if (options.works ?? true) await context.work()
    else await context.mail.work()
    return { context, server }
  } catch (error) {
    await context.close()
    throw error
  }
}

async function closeProduct({ context, server }: OpenProduct): Promise<void> {
  await server.close()
  await context.close()
}

function describeLog(log: string[]): string {
  return log.length > 0 ? `\nThe server logged:\n${log.slice(-3).join('')}` : ''
}
