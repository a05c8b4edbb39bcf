/** Text as it may stand in XML: without what no reading program can show. */
export function escaped(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/(?![\n\t])[\p{Cc}\p{Cn}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Each paragraph in the direction of its own letters. */
export const paragraphs = (text: string): string =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p dir="auto">${escaped(line.trim())}</p>`)
    .join('\n')

export interface Document {
  title: string
  body: string
  /** Of the `body` element: 'cover', 'bodymatter'. */
  type: string
  /** Of its words; English where it is absent. */
  language?: string | undefined
  /** Width and height of a page that is laid out for good; none where the text flows. */
  viewport?: { width: number; height: number } | undefined
}

/** A page of the book as a reading program wants it. */
export function xhtml({ title, body, type, viewport, language = 'en' }: Document): string {
  const meta = viewport
    ? `\n<meta name="viewport" content="width=${viewport.width}, height=${viewport.height}"/>`
    : ''
  return `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head>
<meta charset="utf-8"/>${meta}
<title>${escaped(title)}</title>
<link rel="stylesheet" type="text/css" href="style.css"/>
</head>
<body epub:type="${type}">
${body}
</body>
</html>
`
}
