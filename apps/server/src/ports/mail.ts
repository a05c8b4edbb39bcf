/** What a letter says, before it is set. */
export interface Letter {
  to: string
  subject: string
  /** Whom it greets; a letter to somebody without a name greets nobody in particular. */
  name: string | null
  /** A paragraph each. */
  sentences: readonly string[]
  /** Words of the button that opens `link`. */
  button: string
  link: string
  /** Paragraphs below the button. */
  after?: readonly string[]
}

/** Where letters of a kind are ended, by whoever got one. */
export interface LetterEnd {
  /** The page for people. */
  page: string
  /** What a mail program posts to when its reader presses its own button (RFC 8058). */
  call: string
}

/** A letter to one person, in plain words and as a page. */
export interface Mail {
  /** The same whenever this letter is sent, so that whoever gets it twice can know it again. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** null for letters that cannot be ended. */
  end: LetterEnd | null
}

/** Takes letters out of the house. */
export interface MailCarrier {
  /** Whether letters leave this machine; otherwise whoever runs it finds them here. */
  reachesInboxes: boolean
  /**
   * @throws MailRefusedError when this letter will never be taken, another error when it was not taken this time. Neither
   *   names who it is for: errors are logged and kept.
   */
  deliver(mail: Mail): Promise<void>
  close(): void
}

/** A letter that will never be taken: there is no such inbox, or it wants no such letters. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError'
}
