/** What the parent typed into a text of the server. */
export interface StoryEdits {
  /** The server's text it was typed into. */
  base: string
  text: string
  /** What was last sent of it, and so becomes the server's text; null when nothing was. */
  sent: string | null
}

/** What stands in the field: the edits, unless a new text has come in their place. */
export function shownText(serverText: string, edits: StoryEdits | null): string {
  return edits && belongsTo(serverText, edits) ? edits.text : serverText
}

/** Whether leaving would lose something. */
export function hasUnsavedEdits(serverText: string, edits: StoryEdits | null): boolean {
  return shownText(serverText, edits) !== serverText
}

/** What was typed since it was last sent, and a new text has replaced; null when there is nothing of the kind. */
export function replacedEdits(serverText: string, edits: StoryEdits | null): string | null {
  if (!edits || belongsTo(serverText, edits)) return null
  return edits.text === (edits.sent ?? edits.base) ? null : edits.text
}

export function editsAfterTyping(serverText: string, edits: StoryEdits | null, text: string): StoryEdits {
  return { base: serverText, text, sent: edits?.sent ?? null }
}

export function editsAfterSending(serverText: string, text: string): StoryEdits {
  return { base: serverText, text, sent: text }
}

function belongsTo(serverText: string, { base, sent }: StoryEdits): boolean {
  return serverText === base || serverText === sent
}
