/** A letter to one person, in plain words and as a page. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** Takes letters out of the house. */
export interface MailCarrier {
  /** Whether letters leave this machine; otherwise whoever runs it finds them here. */
  reachesInboxes: boolean
  /** @throws when the letter was not taken. */
  deliver(mail: Mail): Promise<void>
  close(): void
}
