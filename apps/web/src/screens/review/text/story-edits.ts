/** What the parent typed into a text of the server. */
export interface StoryEdits {
  /** The server's text it was typed into. */
  base: string
  text: string
  /** What was last sent of it, and so becomes the server's text; null when nothing was. */
  sent: string | null
  /** Earlier edits whose place a new text took, still to be had; null when there are none. */
  replaced: string | null
}

/** What stands in the field: the edits, unless a new text has come in their place. */
export function shownText(serverText: string, edits: StoryEdits | null): string {
  return edits && belongsTo(serverText, edits) ? edits.text : serverText
}

/** Whether leaving would leave something unsent. */
export function hasUnsavedEdits(serverText: string, edits: StoryEdits | null): boolean {
  return shownText(serverText, edits) !== serverText
}

/** What was typed since it was last sent, and a new text has replaced; null when there is nothing of the kind. */
export function replacedEdits(serverText: string, edits: StoryEdits | null): string | null {
  if (!edits) return null
  if (belongsTo(serverText, edits)) return edits.replaced
  return edits.text === (edits.sent ?? edits.base) ? edits.replaced : edits.text
}

export function editsAfterTyping(serverText: string, edits: StoryEdits | null, text: string): StoryEdits {
  const sent = edits && belongsTo(serverText, edits) ? edits.sent : null
  return { base: serverText, text, sent, replaced: replacedEdits(serverText, edits) }
}

/** Brings replaced edits back; what they push out can be had in turn. */
export function editsAfterRestoring(serverText: string, edits: StoryEdits | null): StoryEdits | null {
  const text = replacedEdits(serverText, edits)
  if (text === null) return edits
  const pushedOut = hasUnsavedEdits(serverText, edits) ? shownText(serverText, edits) : null
  return { base: serverText, text, sent: null, replaced: pushedOut }
}

export function editsAfterSending(serverText: string, edits: StoryEdits | null, text: string): StoryEdits {
  return { base: serverText, text, sent: text, replaced: replacedEdits(serverText, edits) }
}

/** Whether nothing of the edits is left that the server does not have. */
export function areSpent(serverText: string, edits: StoryEdits): boolean {
  return !hasUnsavedEdits(serverText, edits) && replacedEdits(serverText, edits) === null
}

/** Edits as they were kept on the device; null when it holds none, or something else. */
export function storedEdits(stored: unknown): StoryEdits | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { base, text, sent, replaced }: Partial<Record<keyof StoryEdits, unknown>> = stored
  if (typeof base !== 'string' || typeof text !== 'string') return null
  return { base, text, sent: textOrNull(sent), replaced: textOrNull(replaced) }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function belongsTo(serverText: string, { base, sent }: StoryEdits): boolean {
  return serverText === base || serverText === sent
}
