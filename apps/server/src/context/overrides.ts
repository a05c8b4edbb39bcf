import type { BookBinder } from '../ports/book-binder.ts'
import type { FreeSpace } from '../ports/disk-room.ts'
import type { FileStore } from '../ports/file-store.ts'
import type { IdentityProvider } from '../ports/identity.ts'
import type { ImageModel } from '../ports/image-model.ts'
import type { Listener } from '../ports/listener.ts'
import type { MailCarrier } from '../ports/mail.ts'
import type { Moderator } from '../ports/moderator.ts'
import type { Outliner } from '../ports/outliner.ts'
import type { Passwords } from '../ports/passwords.ts'
import type { Payments } from '../ports/payments.ts'
import type { SpeechModel } from '../ports/speech-model.ts'
import type { TextModel } from '../ports/text-model.ts'

/** The parts that tests put others in the place of. */
export interface Overrides {
  freeSpace?: FreeSpace
  files?: FileStore
  identity?: IdentityProvider
  /** Of the product's own accounts. */
  passwords?: Passwords | undefined
  textModel?: TextModel
  imageModel?: ImageModel
  /** Who draws where no image model is set, and what is drawn in any case. */
  illustrator?: ImageModel | undefined
  listener?: Listener
  moderator?: Moderator
  mailCarrier?: MailCarrier
  bookBinder?: BookBinder
  outliner?: Outliner
  payments?: Payments
  speechModel?: SpeechModel
  retryDelaySeconds?: number
  /** As long as the delay of retries where only that is given. */
  supplierRestSeconds?: number
  /** How often the queue is looked at in which nothing is to come. */
  queueRestSeconds?: number
}
