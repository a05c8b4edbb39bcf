import { availableParallelism } from 'node:os'
import { type Accounts, createAccounts } from './accounts/accounts.ts'
import { createBuiltinBookBinder } from './adapters/builtin/builtin-book-binder.ts'
import { createBuiltinBookInspector } from './adapters/builtin/builtin-book-inspector.ts'
import { createBuiltinCharacterReader } from './adapters/builtin/builtin-character-reader.ts'
import { createBuiltinIdentity } from './adapters/builtin/builtin-identity.ts'
import { createBuiltinImageModel } from './adapters/builtin/builtin-image-model.ts'
import { createBuiltinModerator } from './adapters/builtin/builtin-moderator.ts'
import { createBuiltinOutliner } from './adapters/builtin/builtin-outliner.ts'
import { createBuiltinTextModel } from './adapters/builtin/builtin-text-model.ts'
import { createLocalFileStore } from './adapters/local-files/local-file-store.ts'
import { localFreeSpace } from './adapters/local-files/local-free-space.ts'
import { createOutboxMailCarrier } from './adapters/outbox/outbox-mail-carrier.ts'
import { createSmtpMailCarrier } from './adapters/smtp/smtp-mail-carrier.ts'
import { type AddedStories, createAddedStories } from './added-stories/added-stories.ts'
import { type Books, bookJobs, createBooks } from './books/books.ts'
import { type ChildDevices, createChildDevices } from './child-devices/child-devices.ts'
import { type Collections, createCollections } from './collections/collections.ts'
import type { Config } from './config.ts'
import { installationSecret } from './db/installation-secret-store.ts'
import { type OpenDatabase, openDatabase } from './db/open-database.ts'
import * as schema from './db/schema.ts'
import { assertRoomToOpen, watchDiskRoom } from './db/watch-disk-room.ts'
import { createDesk, type Desk } from './desk/desk.ts'
import { createNumbers, type Numbers } from './desk/numbers/numbers.ts'
import { createPrices, type Prices } from './desk/prices/prices.ts'
import {
  coverJobs,
  createGenerations,
  drawingJobs,
  type Generations,
  stageJobs,
} from './generations/generations.ts'
import { keepHouse } from './housekeeping/housekeeping.ts'
import { createIdempotency, type Idempotency } from './idempotency/idempotency.ts'
import { type JobQueue, openJobQueue } from './jobs/job-queue.ts'
import type { Logger } from './logger.ts'
import { createMailRoom, type MailRoom, passwordResetMail, verifyEmailMail } from './mail/mail.ts'
import { createNarrations, type Narrations, narrationJobs } from './narrations/narrations.ts'
import { createPersonalData, type PersonalData } from './personal-data/personal-data.ts'
import { createPortraits, type Portraits } from './portraits/portraits.ts'
import type { BookBinder } from './ports/book-binder.ts'
import type { DiskRoom, FreeSpace } from './ports/disk-room.ts'
import type { FileStore } from './ports/file-store.ts'
import type { IdentityProvider } from './ports/identity.ts'
import type { ImageModel } from './ports/image-model.ts'
import type { MailCarrier } from './ports/mail.ts'
import type { Moderator } from './ports/moderator.ts'
import type { Outliner } from './ports/outliner.ts'
import type { Payments } from './ports/payments.ts'
import type { SpeechModel } from './ports/speech-model.ts'
import type { TextModel } from './ports/text-model.ts'
import { createPurchases, type Purchases } from './purchases/purchases.ts'
import { createReadings, type Readings } from './readings/readings.ts'
import { createRecordings, type Recordings } from './recordings/recordings.ts'
import { createReference, type Reference } from './reference/reference.ts'
import { createReports, type Reports } from './reports/reports.ts'
import { createSharing, type Sharing } from './sharing/sharing.ts'
import { createShelf, type Shelf } from './shelf/shelf.ts'
import { tendStarterLibrary } from './starter-library/starter-library.ts'
import { createStories, type Stories } from './stories/stories.ts'
import { createSupplierCalls, type SupplierCalls } from './supplier-calls/supplier-calls.ts'
import { createTries, type Tries } from './tries/tries.ts'
import { createStanding, createUsers, refusalOfName, type Users } from './users/users.ts'
import { createVerdicts, type Verdicts } from './verdicts/verdicts.ts'
import { createWatching, type Watching } from './watching/watching.ts'

/** Everything the routes and the jobs work with, built once from the settings. */
export interface AppContext {
  config: Config
  logger: Logger
  database: OpenDatabase
  /** Whether anything new can be kept. */
  room: DiskRoom
  jobs: JobQueue
  files: FileStore
  identity: IdentityProvider
  mail: MailRoom
  /** Signs what a browser is known again by. */
  deviceSecret: string
  idempotency: Idempotency
  reference: Reference
  users: Users
  generations: Generations
  portraits: Portraits
  readings: Readings
  stories: Stories
  books: Books
  desk: Desk
  prices: Prices
  numbers: Numbers
  reports: Reports
  accounts: Accounts
  sharing: Sharing
  addedStories: AddedStories
  collections: Collections
  personalData: PersonalData
  shelf: Shelf
  recordings: Recordings
  narrations: Narrations
  childDevices: ChildDevices
  purchases: Purchases
  supplierCalls: SupplierCalls
  watching: Watching
  tries: Tries
  verdicts: Verdicts
  /** Begins to run stages, to draw pictures and to fill the starter library in this process. */
  work(): Promise<void>
  /** Takes no new work, lets running work finish for so long, hands back the rest, and closes everything. */
  close(graceSeconds?: number): Promise<void>
}

/** The parts that tests put others in the place of. */
export interface Overrides {
  freeSpace?: FreeSpace
  files?: FileStore
  identity?: IdentityProvider
  textModel?: TextModel
  imageModel?: ImageModel
  moderator?: Moderator
  mailCarrier?: MailCarrier
  bookBinder?: BookBinder
  outliner?: Outliner
  payments?: Payments
  speechModel?: SpeechModel
  retryDelaySeconds?: number
  /** As long as the delay of retries where only that is given. */
  supplierRestSeconds?: number
}

/** Seconds before a failed stage or picture is tried again; they double with each further try. */
const firstRetrySeconds = 1

/** A supplier that is out of order is waited for: with these it is about six minutes until a parent gets the tokens back. */
const firstRetrySecondsOfSuppliers = 5
const retriesOfSuppliers = 9

/** A supplier that did not answer several times is left alone for so long, and what is to be asked waits. */
const supplierRestSeconds = 60

/** Drawing fills a core; more threads than two only take memory from a small machine. */
const drawingThreads = Math.min(2, availableParallelism())

/** Builds every part and joins them: the only place, beside tests, that names an adapter. */
export async function createAppContext(
  config: Config,
  logger: Logger,
  overrides: Overrides = {},
): Promise<AppContext> {
  const freeSpace = overrides.freeSpace ?? localFreeSpace(config.dataDir)
  await assertRoomToOpen(freeSpace)
  const database = await openDatabase(config)
  const room = await watchDiskRoom(freeSpace, logger)
  try {
    const watching = createWatching({ db: database.db })
    const jobs = await openJobQueue(
      database,
      {
        databaseUrl: config.databaseUrl,
        works: config.roles.worker,
        retryDelaySeconds:
          overrides.retryDelaySeconds ??
          (usesSuppliers(config) ? firstRetrySecondsOfSuppliers : firstRetrySeconds),
      },
      jobKinds(config),
      { logger, room, noteJob: watching.noteJob },
    )
    const files = overrides.files ?? (await createFileStore(config))
    const carrier = overrides.mailCarrier ?? (await createMailCarrier(config, logger))
    const mail = createMailRoom({ carrier, logger })
    const idempotency = createIdempotency({ db: database.db })
    const reference = createReference({ db: database.db })
    const supplierCalls = createSupplierCalls({
      db: database.db,
      logger,
      budgetPerDay: config.modelBudgetPerDay,
      noteCall: watching.noteSupplierCall,
      budgetPerStory: config.modelBudgetPerStory,
      callsAtOnce: config.modelCallsAtOnce,
      restSeconds: overrides.supplierRestSeconds ?? overrides.retryDelaySeconds ?? supplierRestSeconds,
    })
    const builtinModerator = overrides.moderator ?? createBuiltinModerator()
    const moderator =
      overrides.moderator ??
      (await createModerator(config, supplierCalls, builtinModerator)) ??
      builtinModerator
    const verdicts = createVerdicts({ db: database.db, logger })
    const notingModerator = verdicts.noting(moderator)
    const identity =
      overrides.identity ??
      (await createFirebaseIdentity(config, logger)) ??
      (await createIdentity(config, database, moderator, mail))
    const standing = createStanding(identity, config.adminEmails)
    const users = createUsers({ db: database.db, files, moderator: notingModerator, reference, standing })
    const tries = createTries({ db: database.db, secret: await installationSecret(database.db, 'tries') })
    const deviceSecret = await installationSecret(database.db, 'known-devices')
    const stories = createStories({ db: database.db })
    const binder = overrides.bookBinder ?? createBuiltinBookBinder()
    const outliner = overrides.outliner ?? createBuiltinOutliner()
    const books = createBooks({ db: database.db, jobs, files, stories, binder, outliner })
    const desk = createDesk({ db: database.db, moderator, mail, publicUrl: config.publicUrl })
    const prices = createPrices({ db: database.db })
    const numbers = createNumbers({ db: database.db })
    const reports = createReports({
      db: database.db,
      mail,
      publicUrl: config.publicUrl,
      secret: await installationSecret(database.db, 'reports'),
    })
    const accounts = createAccounts({
      db: database.db,
      mail,
      publicUrl: config.publicUrl,
      adminEmails: config.adminEmails,
    })
    const sharing = createSharing({
      db: database.db,
      moderator: notingModerator,
      secret: await installationSecret(database.db, 'links'),
    })
    const addedStories = createAddedStories({ db: database.db })
    const collections = createCollections({ db: database.db, moderator: notingModerator })
    const shelf = createShelf({ db: database.db })
    const recordings = createRecordings({
      db: database.db,
      files,
      moderator: notingModerator,
      secret: await installationSecret(database.db, 'recordings'),
    })
    const narrations = createNarrations({
      db: database.db,
      jobs,
      files,
      reference,
      speechModel: overrides.speechModel ?? (await createSpeechModel(config, supplierCalls)),
      logger,
    })
    const childDevices = createChildDevices({
      db: database.db,
      identity,
      secret: await installationSecret(database.db, 'shelf'),
    })
    const purchases = createPurchases({
      db: database.db,
      payments: overrides.payments ?? (await createPayments(config)),
      reference,
      users,
      mail,
      publicUrl: config.publicUrl,
      logger,
    })
    const starterMakers = {
      textModel: overrides.textModel ?? createBuiltinTextModel(),
      imageModel: overrides.imageModel ?? createBuiltinImageModel({ threads: drawingThreads }),
      moderator: builtinModerator,
    }
    const textModel =
      overrides.textModel ?? (await createTextModel(config, supplierCalls)) ?? starterMakers.textModel
    const imageModel =
      overrides.imageModel ??
      (await createImageModel(config, supplierCalls, logger, starterMakers.imageModel)) ??
      starterMakers.imageModel
    const portraits = createPortraits({ imageModel, reference })
    const readings = createReadings({ reader: createBuiltinCharacterReader(), imageModel })
    const generations = createGenerations({
      db: database.db,
      jobs,
      files,
      textModel,
      starterMakers,
      imageModel,
      moderator: notingModerator,
      bookInspector: createBuiltinBookInspector(),
      reference,
      logger,
      noteStage: watching.noteStage,
    })
    const personalData = createPersonalData({
      db: database.db,
      files,
      users,
      stories,
      generations,
      collections,
      identity,
      mail,
      publicUrl: config.publicUrl,
      logger,
    })
    const stopping = new AbortController()
    let tending: Promise<void> = Promise.resolve()
    let stopHousekeeping = async () => {}
    const work = async () => {
      await generations.work()
      await books.work()
      await narrations.work()
      stopHousekeeping = keepHouse({
        generations,
        supplierCalls,
        personalData,
        purchases,
        tries,
        verdicts,
        logger,
      })
      if (!config.starterLibrary) return
      const starters = { db: database.db, generations, reference, users, logger }
      tending = tendStarterLibrary(starters, stopping.signal).catch((error: unknown) =>
        logger.error({ err: error }, 'The starter library is not finished; it goes on at the next start.'),
      )
    }
    const close = async (graceSeconds = 5) => {
      stopping.abort()
      await stopHousekeeping()
      await tending
      try {
        await jobs.drain(graceSeconds)
      } finally {
        room.close()
        await imageModel.close()
        await outliner.close()
        await mail.close()
        await supplierCalls.settled()
        await verdicts.settled()
        await database.close()
      }
    }
    return {
      config,
      logger,
      database,
      room,
      jobs,
      files,
      identity,
      mail,
      deviceSecret,
      idempotency,
      reference,
      users,
      generations,
      portraits,
      readings,
      stories,
      books,
      desk,
      prices,
      numbers,
      reports,
      accounts,
      sharing,
      addedStories,
      collections,
      personalData,
      shelf,
      recordings,
      narrations,
      childDevices,
      purchases,
      supplierCalls,
      watching,
      tries,
      verdicts,
      work,
      close,
    }
  } catch (error) {
    room.close()
    await database.close()
    throw error
  }
}

/** null where the built-in storyteller writes; the suppliers' libraries are loaded only where one of them does. */
async function createTextModel({ textModel }: Config, calls: SupplierCalls): Promise<TextModel | null> {
  if (!textModel) return null
  const { openHostedTextModel } = await import('./adapters/hosted/open-hosted-text-model.ts')
  return openHostedTextModel(textModel, calls.careFor(textModel))
}

/** null where the built-in illustrator draws. */
async function createImageModel(
  { imageModel, moderationModel }: Config,
  calls: SupplierCalls,
  logger: Logger,
  illustrator: ImageModel,
): Promise<ImageModel | null> {
  if (!imageModel) return null
  if (!moderationModel)
    logger.warn(
      'Nobody looks at the pictures of IMAGE_MODEL before a parent does: the built-in moderator only reads. Set MODERATION_MODEL.',
    )
  const { openHostedImageModel } = await import('./adapters/hosted/open-hosted-image-model.ts')
  return openHostedImageModel(imageModel, calls.careFor(imageModel), illustrator)
}

/** null where the built-in moderator reads alone. */
async function createModerator(
  { moderationModel }: Config,
  calls: SupplierCalls,
  builtin: Moderator,
): Promise<Moderator | null> {
  if (!moderationModel) return null
  const { openHostedModerator } = await import('./adapters/hosted/open-hosted-moderator.ts')
  return openHostedModerator(moderationModel, calls.careFor(moderationModel), builtin)
}

/** null where browsers read by their own voices alone. */
async function createSpeechModel({ speechModel }: Config, calls: SupplierCalls): Promise<SpeechModel | null> {
  if (!speechModel) return null
  const { openHostedSpeechModel } = await import('./adapters/hosted/open-hosted-speech-model.ts')
  return openHostedSpeechModel(speechModel, speechModel.voice, calls.careFor(speechModel))
}

const usesSuppliers = ({ textModel, imageModel, moderationModel, speechModel }: Config): boolean =>
  [textModel, imageModel, moderationModel, speechModel].some((model) => model !== null)

/** A job that asks a supplier is tried for as long as it takes one to be mended. */
function jobKinds({ textModel, imageModel, moderationModel, speechModel }: Config) {
  const retries = retriesOfSuppliers
  return [
    textModel || moderationModel ? { ...stageJobs, retries } : stageJobs,
    imageModel || moderationModel ? { ...drawingJobs, retries } : drawingJobs,
    imageModel || moderationModel ? { ...coverJobs, retries } : coverJobs,
    speechModel ? { ...narrationJobs, retries } : narrationJobs,
    bookJobs,
  ]
}

/** The supplier's library is loaded only where tokens are sold. */
async function createPayments({ payments }: Config): Promise<Payments | null> {
  if (!payments) return null
  const { createStripePayments } = await import('./adapters/stripe/stripe-payments.ts')
  return createStripePayments(payments)
}

async function createMailCarrier({ mail, dataDir }: Config, logger: Logger): Promise<MailCarrier> {
  if (mail) return createSmtpMailCarrier(mail)
  return createOutboxMailCarrier(dataDir, (file) =>
    logger.info({ file }, 'A mail lies in the outbox: no mail server is set.'),
  )
}

/** null where the accounts are the product's own. */
async function createFirebaseIdentity(
  { firebase }: Config,
  logger: Logger,
): Promise<IdentityProvider | null> {
  if (!firebase) return null
  if (firebase.emulator) logger.warn('Accounts are those of an emulator: everybody may be anybody.')
  const adapter = await import('./adapters/firebase/firebase-identity.ts')
  return adapter.createFirebaseIdentity(firebase, (uid) =>
    logger.warn(
      { uid },
      'An account is deleted here and still known to Firebase: delete it there, or set FIREBASE_SERVICE_ACCOUNT.',
    ),
  )
}

async function createIdentity(
  config: Config,
  { db }: OpenDatabase,
  moderator: Moderator,
  mail: MailRoom,
): Promise<IdentityProvider> {
  return createBuiltinIdentity({
    database: db,
    tables: {
      user: schema.identityUsers,
      session: schema.identitySessions,
      account: schema.identityAccounts,
      verification: schema.identityVerifications,
      jwks: schema.identityKeys,
    },
    publicUrl: config.publicUrl,
    secret: await installationSecret(db, 'identity'),
    google: config.google,
    refusalOfName: (name) => refusalOfName(moderator, name),
    sendResetLink: (reset) => mail.send(passwordResetMail(reset)),
    sendVerificationLink: (verification) => mail.send(verifyEmailMail(verification)),
  })
}

/** The library of Amazon is loaded only where a bucket is set. */
async function createFileStore({ files, dataDir }: Config): Promise<FileStore> {
  if (!files) return await createLocalFileStore(dataDir)
  return (await import('./adapters/s3/s3-file-store.ts')).createS3FileStore(files)
}
