export interface SpeechOrder {
  text: string
  /** As the supplier calls it. */
  voice: string
}

/** What was spoken, in a form that every browser plays. */
export interface SpokenSound {
  content: Uint8Array
  contentType: string
  /** Of the file's name. */
  ending: 'mp3' | 'ogg' | 'wav'
  milliseconds: number
}

/** A model that reads aloud. Without one, browsers read by their own voices and nothing is stored. */
export interface SpeechModel {
  /** Supplier and model, as the operator named them. */
  name: string
  /** Who reads the words to speak them, names and all, as parents know them: "OpenAI". */
  sentTo: string
  /** What a book that is ordered now is read by. */
  voice: string
  /** @throws SupplierError when it does not answer, declines, or answers with what nobody can play */
  speak(order: SpeechOrder, signal: AbortSignal): Promise<SpokenSound>
}
