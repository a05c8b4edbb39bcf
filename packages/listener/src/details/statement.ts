/** Something that a sentence says of somebody or something, as a sentence of its own. */
export interface Statement {
  /** With its subject, and with the verb that hurried writers leave away: "Sal is moving to Canada". */
  words: string
  /** The base forms of its verbs. Whoever tells of it by another verb has misread it. */
  verbs: string[]
}
