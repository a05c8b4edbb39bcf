export interface LetterPage {
  title: string
  greeting: string
  /** A paragraph each. */
  sentences: readonly string[]
  /** Words of the button that opens `link`. */
  button: string
  link: string
  /** Below the button. */
  after?: string
}

/** A letter as a page. Mail programs know neither style sheets nor our fonts. */
export function letterPage({ title, greeting, sentences, button, link, after }: LetterPage): string {
  const address = escaped(link)
  const paragraphs = [greeting, ...sentences].map((words) => `<p>${escaped(words)}</p>`).join('\n')
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:32px 16px;background:#fff8ec;color:#3a2a20;font:17px/1.6 Nunito,Verdana,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#fffdf8;border:2px solid #dcc39c;border-radius:18px">
<p style="margin:0 0 16px;font-size:23px;font-weight:bold;color:#a8401f">Faith Fables</p>
${paragraphs}
<p style="margin:28px 0"><a href="${address}" style="display:inline-block;padding:14px 26px;border-radius:16px;background:#a8401f;color:#fffdf8;font-weight:bold;text-decoration:none">${escaped(button)}</a></p>
${after ? `<p>${escaped(after)}</p>\n` : ''}<p style="margin-bottom:0;font-size:15px;color:#6a5343">If the button does not work, copy this address into your browser:<br><a href="${address}" style="color:#a8401f;word-break:break-all">${address}</a></p>
</div>
</body>
</html>
`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
