import { type S3Server, startS3Server } from '@faith-fables/tools/file-server/start-s3-server'
import { type MailServer, startMailServer } from '@faith-fables/tools/mail-server/start-mail-server'
import { type ImageServer, startImageServer } from '@faith-fables/tools/model-server/start-image-server'
import { type ModelServer, startModelServer } from '@faith-fables/tools/model-server/start-model-server'
import { type RunningPostgres, startPostgres } from '@faith-fables/tools/postgres/start-postgres'
import { startProduct } from '@faith-fables/tools/product/start-product'
import { test as base, expect } from './firebase-test.ts'

export { expect }

/** Whom a large installation relies on, each as a counterpart on this machine; Firebase comes with the base. */
interface Suppliers {
  postgres: RunningPostgres
  bucket: S3Server
  mailServer: MailServer
  writer: ModelServer
  painter: ImageServer
}

const mailAccount = { user: 'fables', password: 'secret' }

/** The test of a product that keeps nothing and makes nothing by itself. */
export const test = base.extend<object, { suppliers: Suppliers }>({
  suppliers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const postgres = await startPostgres()
      await using bucket = await startS3Server()
      await using mailServer = await startMailServer(mailAccount)
      await using writer = await startModelServer()
      await using painter = await startImageServer()
      await use({ postgres, bucket, mailServer, writer, painter })
      await postgres.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  server: [
    async ({ firebase, suppliers: { postgres, bucket, mailServer, writer, painter } }, use) => {
      const { user, password } = mailAccount
      const server = await startProduct({
        settings: {
          ...firebase.settings,
          ...bucket.settings,
          ...writer.settingsFor('openai-compatible'),
          // It is shown pictures, as those of one's own are not.
          ...painter.settingsFor('google'),
          DATABASE_URL: postgres.url,
          SMTP_URL: `smtp://${user}:${password}@127.0.0.1:${mailServer.port}`,
          MAIL_FROM: 'Faith Fables <stories@fables.example>',
        },
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})
