/** The pages of a fixed layout are squares of so many units. */
export const side = 1000

/** Of the sentence that is being read aloud. */
export const spokenClass = 'is-spoken'

const shared = `
body { font-family: Georgia, "Times New Roman", serif; color: #2d2320; background: #fffdf8; }
h1, h2 { font-family: "Trebuchet MS", Verdana, sans-serif; color: #7a3013; text-align: center; line-height: 1.2; }
.about { font-style: italic; }
.front h1, .front p { text-align: center; }
blockquote { margin: 1em; padding: 0.5em 1em; border-left: 4px solid #efb63f; }
img { display: block; max-width: 100%; }
.second { font-style: italic; }
.${spokenClass} { background: #ffe9ad; }
`

/** The text flows as the reader wants it. */
export const flowingStyle = `${shared}
p { line-height: 1.5; margin: 0 0 0.7em; }
figure { margin: 0 0 1em; text-align: center; page-break-inside: avoid; break-inside: avoid; }
figure img { margin: 0 auto; max-height: 70vh; }
section { page-break-after: always; break-after: page; }
`

/** The room of the words on a page that is laid out for good. */
const room = { width: 820, height: 820 }

/** Pictures left, words right, as in the printed book. */
export const fixedStyle = `${shared}
html, body { margin: 0; padding: 0; width: ${side}px; height: ${side}px; overflow: hidden; }
.picture img { width: ${side}px; height: ${side}px; }
.cover img { width: 720px; height: 720px; margin: 40px auto 0; border-radius: 24px; }
.cover h1 { font-size: 52px; margin: 24px 60px 8px; }
.cover p { font-size: 28px; margin: 0; text-align: center; }
.words { position: absolute; left: 90px; top: 90px; width: ${room.width}px; height: ${room.height}px; }
p { line-height: 1.45; margin: 0 0 0.6em; }
li { line-height: 1.4; margin-bottom: 0.5em; }
`

/** How high letters, lines and gaps are, in ems of the page; as the reading program's own sheet has them. */
const blocks: Readonly<Record<string, { letter: number; line: number; gap: number }>> = {
  h1: { letter: 2, line: 1.2, gap: 1.4 },
  h2: { letter: 1.5, line: 1.2, gap: 1.3 },
  p: { letter: 1, line: 1.45, gap: 0.6 },
  li: { letter: 1, line: 1.4, gap: 0.5 },
}

/** Letters as wide as they are high. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/gu

/** The largest letters with which this markup fills no more than its page. Fonts differ, so they are taken as broad ones. */
export function letterSize(markup: string): number {
  for (let size = 46; size > 16; size--) if (heightOf(markup, size) <= room.height) return size
  return 16
}

function heightOf(markup: string, size: number): number {
  let height = 0
  for (const [, tag = 'p', content = ''] of markup.matchAll(/<(h1|h2|p|li)\b[^>]*>([\s\S]*?)<\/\1>/g)) {
    const { letter, line, gap } = blocks[tag] ?? { letter: 1, line: 1.45, gap: 0.6 }
    const text = content.replaceAll(/&\w+;/g, '&')
    const width = (text.length + (text.match(wide)?.length ?? 0)) * 0.56 * letter * size
    // What a list, a quotation and the unlucky break of a word take.
    const lines = Math.ceil(width / (room.width * 0.88))
    height += (lines * line + gap) * letter * size
  }
  return height
}
