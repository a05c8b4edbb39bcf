import { extractText, getDocumentProxy } from 'unpdf'

/** The letters on each page of a PDF in their order, without the spaces that every setting puts elsewhere. */
export async function wordsOfPdf(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(document, { mergePages: false })
  return text.map((page) => page.replace(/\s+/g, ''))
}
