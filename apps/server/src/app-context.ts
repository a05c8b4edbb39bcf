import { createBuiltinBookInspector } from './adapters/builtin/builtin-book-inspector.ts'
import { createBuiltinCharacterReader } from './adapters/builtin/builtin-character-reader.ts'
import { createBuiltinOutliner } from './adapters/builtin/builtin-outliner.ts'
import { localFreeSpace } from './adapters/local-files/local-free-space.ts'
import { type CharacterSheets, createCharacterSheets } from './character-sheets/character-sheets.ts'
import { createCloseReading } from './close-reading/close-reading.ts'
import type { Config } from './config.ts'
import { type Administration, createAdministration } from './context/administration.ts'
import { createBackgroundWork } from './context/background-work.ts'
import { openIdentity } from './context/identity-provider.ts'
import { jobKinds, retryDelayOf } from './context/job-kinds.ts'
import { createLibrary, type Library } from './context/library.ts'
import {
  createCloseReader,
  createListener,
  createSpeechModel,
  openMakers,
  openModerators,
} from './context/models.ts'
import type { Overrides } from './context/overrides.ts'
import { createFileStore, createMailCarrier, createPayments } from './context/suppliers.ts'
import { installationSecret } from './db/installation-secret-store.ts'
import { type OpenDatabase, openDatabase } from './db/open-database.ts'
import { assertRoomToOpen, watchDiskRoom } from './db/watch-disk-room.ts'
import { createGenerations, type Generations } from './generations/generations.ts'
import { createIdempotency, type Idempotency } from './idempotency/idempotency.ts'
import { type JobQueue, openJobQueue } from './jobs/job-queue.ts'
import { createListening } from './listening/listening.ts'
import type { Logger } from './logger.ts'
import { createMailRoom, type MailRoom } from './mail/mail.ts'
import { createPersonalData, type PersonalData } from './personal-data/personal-data.ts'
import { createPortraits, type Portraits } from './portraits/portraits.ts'
import type { DiskRoom } from './ports/disk-room.ts'
import type { FileStore } from './ports/file-store.ts'
import type { IdentityProvider } from './ports/identity.ts'
import { createPurchases, type Purchases } from './purchases/purchases.ts'
import { createReadings, type Readings } from './readings/readings.ts'
import { createReference, type Reference } from './reference/reference.ts'
import { createSupplierCalls, type SupplierCalls } from './supplier-calls/supplier-calls.ts'
import { createTries, type Tries } from './tries/tries.ts'
import { createStanding, createUsers, type Users } from './users/users.ts'
import { createVerdicts, type Verdicts } from './verdicts/verdicts.ts'
import { createWatching, type Watching } from './watching/watching.ts'

export type { Overrides }

/** Everything the routes and the jobs work with, built once from the settings. */
export interface AppContext extends Library, Administration {
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
  characterSheets: CharacterSheets
  readings: Readings
  personalData: PersonalData
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

/** How often the queue is looked at in which nothing is to come: no rarer than workers give signs of life. */
const queueRestSeconds = 10

/** A supplier that did not answer several times is left alone for so long, and what is to be asked waits. */
const supplierRestSeconds = 60

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
    const { db } = database
    const { publicUrl } = config
    const watching = createWatching({ db })
    const jobs = await openJobQueue(
      database,
      {
        databaseDirectUrl: config.databaseDirectUrl,
        works: config.roles.worker,
        retryDelaySeconds: retryDelayOf(config, overrides),
        restSeconds: overrides.queueRestSeconds ?? queueRestSeconds,
      },
      jobKinds(config),
      { logger, room, noteJob: watching.noteJob },
    )
    const files = overrides.files ?? (await createFileStore(config))
    const carrier = overrides.mailCarrier ?? (await createMailCarrier(config, logger))
    const mail = createMailRoom({
      db,
      jobs,
      carrier,
      publicUrl,
      secret: await installationSecret(db, 'letters'),
      logger,
    })
    const idempotency = createIdempotency({ db })
    const reference = createReference({ db })
    const supplierCalls = createSupplierCalls({
      db,
      logger,
      budgetPerDay: config.modelBudgetPerDay,
      noteCall: watching.noteSupplierCall,
      budgetPerStory: config.modelBudgetPerStory,
      callsAtOnce: config.modelCallsAtOnce,
      restSeconds: overrides.supplierRestSeconds ?? overrides.retryDelaySeconds ?? supplierRestSeconds,
    })
    const { builtinModerator, moderator } = await openModerators(config, supplierCalls, overrides)
    const verdicts = createVerdicts({ db, logger })
    const notingModerator = verdicts.noting(moderator)
    const { passwords } = overrides
    const identity =
      overrides.identity ?? (await openIdentity(config, { database, moderator, mail, logger, passwords }))
    const standing = createStanding(identity, config.adminEmails)
    const users = createUsers({ db, files, moderator: notingModerator, reference, standing })
    const tries = createTries({ db, secret: await installationSecret(db, 'tries') })
    const deviceSecret = await installationSecret(db, 'known-devices')
    const administration = await createAdministration(config, { db, moderator, mail })
    const outliner = overrides.outliner ?? createBuiltinOutliner()
    const speechModel = overrides.speechModel ?? (await createSpeechModel(config, supplierCalls))
    const library = await createLibrary(
      { db, jobs, files, reference, identity, moderator: notingModerator, outliner, speechModel, logger },
      overrides,
    )
    const payments = overrides.payments ?? (await createPayments(config))
    const purchases = createPurchases({ db, payments, reference, users, mail, publicUrl, logger })
    const { starterMakers, textModel, imageModel } = await openMakers(config, supplierCalls, {
      logger,
      builtinModerator,
      overrides,
    })
    const listening = createListening({
      listener: overrides.listener ?? (await createListener(config, supplierCalls)),
      moderator: builtinModerator,
      tries,
      supplierCalls,
      logger,
    })
    const closeReading = createCloseReading({
      reader: await createCloseReader(config, supplierCalls),
      moderator: builtinModerator,
      tries,
      supplierCalls,
      logger,
    })
    const portraits = createPortraits({ imageModel, reference, listening })
    const characterSheets = createCharacterSheets({
      db,
      jobs,
      files,
      imageModel,
      moderator: notingModerator,
      reference,
      logger,
    })
    const readings = createReadings({ reader: createBuiltinCharacterReader(), imageModel, listening })
    const generations = createGenerations({
      db,
      jobs,
      files,
      textModel,
      starterMakers,
      imageModel,
      moderator: notingModerator,
      bookInspector: createBuiltinBookInspector(),
      closeReading,
      listening,
      reference,
      mail,
      publicUrl,
      logger,
      noteStage: watching.noteStage,
    })
    const { stories, collections } = library
    const personalData = createPersonalData({
      db,
      files,
      users,
      characterSheets,
      stories,
      generations,
      collections,
      identity,
      mail,
      publicUrl,
      logger,
    })
    const background = createBackgroundWork(
      {
        ...library,
        db,
        characterSheets,
        mail,
        generations,
        supplierCalls,
        personalData,
        purchases,
        tries,
        verdicts,
        reference,
        users,
        logger,
      },
      config,
    )
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
      characterSheets,
      readings,
      personalData,
      purchases,
      supplierCalls,
      watching,
      tries,
      verdicts,
      ...administration,
      ...library,
      work: background.begin,
      async close(graceSeconds = 5) {
        await background.end()
        try {
          await mail.settled()
          await jobs.drain(graceSeconds)
        } finally {
          room.close()
          await imageModel.close()
          await outliner.close()
          mail.close()
          await listening.close()
          await closeReading.close()
          await supplierCalls.settled()
          await verdicts.settled()
          await database.close()
        }
      },
    }
  } catch (error) {
    room.close()
    await database.close()
    throw error
  }
}
