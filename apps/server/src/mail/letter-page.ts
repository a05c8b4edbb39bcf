export interface LetterPage {
  title: string
  paragraphs: readonly string[]
  /** Words of the button that opens `link`. */
  button: string
  link: string
  /** Paragraphs below the button. */
  after: readonly string[]
  /** A quiet link at the end, where the letters can be ended. */
  ending: { words: string; link: string } | null
}

/**
 * A letter as a page. Mail programs know neither style sheets nor our fonts, so every colour stands where it is used; those
 * that do know them show it by night as well.
 */
export function letterPage({ title, paragraphs, button, link, after, ending }: LetterPage): string {
  const address = escaped(link)
  const written = (words: readonly string[]) =>
    words.map((line) => `<p>${linked(escaped(line))}</p>\n`).join('')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escaped(title)}</title>
<style>${byNight}</style>
</head>
<body class="room" style="margin:0;padding:24px 12px;background:#fff8ec;color:#3a2a20;font:17px/1.6 Nunito,Verdana,sans-serif;overflow-wrap:anywhere">
<div class="sheet" style="max-width:520px;margin:0 auto;padding:28px 24px;background:#fffdf8;border:2px solid #dcc39c;border-radius:18px">
<p class="brand" style="margin:0 0 16px;font-size:23px;font-weight:bold;color:#a8401f">Faith Fables</p>
${written(paragraphs)}<p style="margin:28px 0"><a class="button" href="${address}" style="display:inline-block;padding:14px 26px;border-radius:16px;background:#a8401f;color:#fffdf8;font-weight:bold;text-decoration:none">${escaped(button)}</a></p>
${written(after)}<p class="quiet" style="margin-bottom:0;font-size:15px;color:#6a5343">If the button does not work, copy this address into your browser:<br><a class="brand" href="${address}" style="color:#a8401f;overflow-wrap:anywhere">${address}</a></p>
${ending ? `<p class="quiet" style="margin-bottom:0;font-size:15px;color:#6a5343"><a class="brand" href="${escaped(ending.link)}" style="color:#a8401f">${escaped(ending.words)}</a></p>\n` : ''}</div>
</body>
</html>
`
}

/** The colours of the web app by night, over those of the day. */
const byNight = `@media (prefers-color-scheme: dark) {
.room { background: #1b1410 !important; color: #efe0cb !important }
.sheet { background: #281d17 !important; border-color: #5c4733 !important }
.brand { color: #e99a72 !important }
.button { background: #e99a72 !important; color: #1b1410 !important }
.quiet { color: #cdb79c !important }
}`

/** An address within a sentence can be pressed; the full stop behind it is not part of it. */
function linked(text: string): string {
  return text.replace(
    /https?:\/\/\S*[^\s.,]/g,
    (address) =>
      `<a class="brand" href="${address}" style="color:#a8401f;overflow-wrap:anywhere">${address}</a>`,
  )
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
