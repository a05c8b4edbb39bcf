/** What the parent typed into a text of the server. */
export interface StoryEdits {
  /** The server's text it was typed into. */
  base: string
  text: string
}

/** What stands in the field: the edits, unless a new text has come in their place. */
export function shownText(serverText: string, edits: StoryEdits | null): string {
  return edits?.base === serverText ? edits.text : serverText
}

/** Whether leaving would lose something. */
export function hasUnsavedEdits(serverText: string, edits: StoryEdits | null): boolean {
  return shownText(serverText, edits) !== serverText
}

/** Edits that a new text has replaced, to be brought back; null when there are none. */
export function replacedEdits(serverText: string, edits: StoryEdits | null): string | null {
  return edits && edits.base !== serverText && edits.text !== serverText ? edits.text : null
}

/** The server now holds `sentText`: only what was typed since it was sent is still an edit. */
export function editsAfterSending(edits: StoryEdits | null, sentText: string): StoryEdits | null {
  return edits && edits.text !== sentText ? { base: sentText, text: edits.text } : null
}
