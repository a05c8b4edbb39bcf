/** Words that begin with an apostrophe: something is left out before them. */
const shortened =
  /^(?:twas|twere|twill|twould|tis|tisn|til|till|em|n|cause|cos|cuz|bout|round|neath|gainst|tween|nother|kay)(?!\p{L})/iu
const decade = /^\d0s?(?!\d)/
const opening = /[\s([{<\u2014\u2013\-/\u201C\u2018\u00AB\u201E\u201A\u00BF\u00A1*_]/u
const closing = /[\s)\]}>\u2014\u2013,.;:!?\u2026\u201D\u2019\u00BB*_"']/u
const letter = /[\p{L}\p{M}]/u
const letterOrDigit = /[\p{L}\p{M}\p{N}]/u

/**
 * The same text with curly quotation marks and apostrophes, letter for letter as long as it was. Curly marks and those of
 * other languages stay; so do feet and inches. Done twice it changes nothing more.
 * @param untouched passages that stay as they are: Scripture stands to the letter
 */
export function curlyMarks(text: string, untouched: readonly string[] = []): string {
  if (!/["']/.test(text)) return text
  const kept = placesOf(text, untouched)
  let start = 0
  return text
    .split('\n')
    .map((paragraph) => {
      const curled = curledToTheEnd(paragraph, kept.slice(start, start + paragraph.length))
      start += paragraph.length + 1
      return curled
    })
    .join('\n')
}

/** The same text with the marks of a keyboard, for comparing words whatever marks they were typed with. */
export function straightMarks(text: string): string {
  return text.replaceAll(/[\u201C\u201D]/g, '"').replaceAll(/[\u2018\u2019\u02BC]/g, "'")
}

/** For each unit of the text whether it belongs to one of the passages. */
function placesOf(text: string, passages: readonly string[]): boolean[] {
  const places = Array.from({ length: text.length }, () => false)
  for (const passage of passages.filter((words) => /["']/.test(words))) {
    for (let at = text.indexOf(passage); at >= 0; at = text.indexOf(passage, at + passage.length))
      places.fill(true, at, at + passage.length)
  }
  return places
}

/** A mark that was left as it is may be read otherwise once those behind it are curly: it is done when nothing changes. */
function curledToTheEnd(paragraph: string, kept: readonly boolean[]): string {
  const { text } = new CurledParagraph(paragraph, kept)
  return text === paragraph ? text : curledToTheEnd(text, kept)
}

/** A paragraph that is read once from its beginning: what was opened in it says what a mark may close. */
class CurledParagraph {
  readonly text: string
  private readonly source: string
  private readonly units: string[]
  private readonly lastEndOfQuote: number
  private isSpeechOpen = false
  private isQuoteOpen = false

  constructor(source: string, kept: readonly boolean[]) {
    this.source = source
    this.units = source.split('')
    this.lastEndOfQuote = lastEndOfQuote(source)
    for (const [at, unit] of this.units.entries()) {
      if (unit === '"' && !kept[at]) this.units[at] = this.doubleMark(at)
      else if (unit === "'" && !kept[at]) this.units[at] = this.singleMark(at)
      this.remember(this.units[at] ?? '')
    }
    this.text = this.units.join('')
  }

  private remember(unit: string): void {
    if (unit === '\u201C') this.isSpeechOpen = true
    if (unit === '\u201D') this.isSpeechOpen = false
    if (unit === '\u2018') this.isQuoteOpen = true
  }

  private before(at: number): string {
    return this.units[at - 1] ?? ' '
  }

  private after(at: number): string {
    return this.source[at + 1] ?? ' '
  }

  private mayOpen(at: number): boolean {
    return opening.test(this.before(at)) && !/\s/.test(this.after(at))
  }

  private mayClose(at: number): boolean {
    return closing.test(this.after(at)) && !/\s/.test(this.before(at))
  }

  private doubleMark(at: number): string {
    if (this.isInches(at)) return '"'
    if (this.isInsideWord(at)) return '"'
    const [opens, closes] = [this.mayOpen(at), this.mayClose(at)]
    if (opens !== closes) return opens ? '\u201C' : '\u201D'
    return this.isSpeechOpen ? '\u201D' : '\u201C'
  }

  /** As in the short words of Hebrew. */
  private isInsideWord(at: number): boolean {
    return letter.test(this.before(at)) && letter.test(this.after(at))
  }

  /** "5'6"", "a 12" ruler"; but speech may end with a number. */
  private isInches(at: number): boolean {
    if (/\d'\s?\d+$/.test(this.source.slice(Math.max(0, at - 8), at))) return true
    if (!/\d/.test(this.before(at))) return false
    return !this.isSpeechOpen || this.isClosedLater(at)
  }

  /** The next mark ends the speech, so that this one doesn't. */
  private isClosedLater(at: number): boolean {
    const next = this.source.slice(at + 1).search(/["\u201D]/) + at + 1
    if (next === at) return false
    return !/\s/.test(this.source[next - 1] ?? ' ') && closing.test(this.source[next + 1] ?? ' ')
  }

  private singleMark(at: number): string {
    const [before, after] = [this.before(at), this.after(at)]
    if (letterOrDigit.test(before) && letter.test(after)) return '\u2019'
    if (/\d/.test(before) && (/\d/.test(after) || !this.isQuoteOpen)) return "'"
    if (!opening.test(before) || /\s/.test(after)) return this.closed()
    const next = this.source.slice(at + 1, at + 8)
    if (shortened.test(next) || decade.test(next)) return '\u2019'
    return at < this.lastEndOfQuote ? '\u2018' : '\u2019'
  }

  private closed(): string {
    this.isQuoteOpen = false
    return '\u2019'
  }
}

/** The place of the last mark that can end what a single one opens; -1 where there is none. */
function lastEndOfQuote(paragraph: string): number {
  const ends = paragraph.matchAll(/(?<=[\p{L}\p{N}.,!?\u2026\u2014)])['\u2019](?![\p{L}\p{N}])/gu)
  return Array.from(ends, ({ index }) => index).at(-1) ?? -1
}
