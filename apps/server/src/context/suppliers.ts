import { createLocalFileStore } from '../adapters/local-files/local-file-store.ts'
import { createOutboxMailCarrier } from '../adapters/outbox/outbox-mail-carrier.ts'
import { createSmtpMailCarrier } from '../adapters/smtp/smtp-mail-carrier.ts'
import type { Config } from '../config.ts'
import type { Logger } from '../logger.ts'
import type { FileStore } from '../ports/file-store.ts'
import type { MailCarrier } from '../ports/mail.ts'
import type { Payments } from '../ports/payments.ts'

/** The supplier's library is loaded only where tokens are sold. */
export async function createPayments({ payments }: Config): Promise<Payments | null> {
  if (!payments) return null
  const { createStripePayments } = await import('../adapters/stripe/stripe-payments.ts')
  return createStripePayments(payments)
}

export async function createMailCarrier({ mail, dataDir }: Config, logger: Logger): Promise<MailCarrier> {
  if (mail) return createSmtpMailCarrier(mail)
  return createOutboxMailCarrier(dataDir, (file) =>
    logger.info({ file }, 'A mail lies in the outbox: no mail server is set.'),
  )
}

/** The library of Amazon is loaded only where a bucket is set. */
export async function createFileStore({ files, dataDir }: Config): Promise<FileStore> {
  if (!files) return await createLocalFileStore(dataDir)
  return (await import('../adapters/s3/s3-file-store.ts')).createS3FileStore(files)
}
