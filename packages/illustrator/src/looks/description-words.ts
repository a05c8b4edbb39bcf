import type { Colour } from '../drawing/colour.ts'
import { adjust } from '../drawing/colour.ts'

/** Sayings in which an animal or a thing is only a figure of speech. */
const sayings =
  /\b(?:bear with (?:me|us|him|her|them)|bears? in mind|(?:can ?not|can[’']?t) bear|hot dogs?|dark horse|early bird|night owl|copy ?cat|cat nap|lion[- ]?heart(?:ed)?|(?:as|like) an? [a-z]+(?= |[,.;!?]|$))/g

/** What somebody has not, or does not like: "no hat", "hates hats", "never wears a dress", up to the next thing. */
const denials =
  /\b(?:no|not|without|hates?|hating|dislikes?|never wears?|never has|lost (?:his|her|their)|(?:do|does)(?: not|n[’']?t) (?:like|wear|want|have|need)) (?!longer )[a-z’'-]+(?: [a-z’'-]+)*?(?= (?:and|but|with|in|or|wears?|has|she|he|they)\b|[,.;!?)]|$)/g

/** The words of a description that say how somebody looks, in small letters. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\b(?:no|without) hair\b/g, 'bald')
    .replace(sayings, ' ')
    .replace(denials, ' ')

/**
 * A description as the reader of looks sees it: whole words only, so that "ran" is not found in "Grandma",
 * and "7 years old" does not say that somebody is old.
 */
export class DescriptionWords {
  readonly #text: string

  constructor(text: string) {
    this.#text = ` ${plainWords(text)
      .replace(/[’']s\b/g, '')
      .replace(/\b(\d+|[a-z]+)[ -](years?|months?|weeks?)[ -]old\b/g, '$1-$2-of-age')
      .replace(/\s+/g, ' ')} `
  }

  /** `pattern` is a regular expression's alternatives, such as "girl|daughter". */
  has(pattern: string): boolean {
    return this.match(pattern) !== null
  }

  match(pattern: string): string | null {
    return new RegExp(`(?<![a-z])(?:${pattern})(?![a-z])`).exec(this.#text)?.[0] ?? null
  }

  /** Where the first of the words stands; past the end when there is none. */
  position(pattern: string): number {
    return new RegExp(`(?<![a-z])(?:${pattern})(?![a-z])`).exec(this.#text)?.index ?? Number.POSITIVE_INFINITY
  }

  /** Age in years when it is said, in figures or in words; a number by itself between commas is an age, too. */
  get years(): number | null {
    const said =
      /(?<![a-z])(\d+|[a-z]+)-years?-of-age/.exec(this.#text)?.[1] ??
      /(?<![a-z])age[d]? (\d+)/.exec(this.#text)?.[1] ??
      /(?:^ |[,.;] )(\d{1,2})(?= ?[,.;]| $)/.exec(this.#text)?.[1]
    const months = /(?<![a-z])(\d+|[a-z]+)-(?:months?|weeks?)-of-age/.exec(this.#text)?.[1]
    if (months !== undefined) return Number(months) >= 18 ? Math.floor(Number(months) / 12) : 0
    if (said === undefined) return null
    const number = /^\d+$/.test(said) ? Number(said) : numberWords.indexOf(said)
    return number >= 0 ? number : null
  }

  /**
   * The colour said of a thing: "red shoes", "light blue rain boots", "shoes are red".
   * At most two other words stand between, none of which starts another thing.
   */
  colourOf(things: string, palette: Record<string, Colour>): Colour | null {
    const names = Object.keys(palette).join('|')
    const between = `(?:,? (?!and |with |in |wears? |has |of |(?:${names}) )[a-z-]+)?(?:[ -]+(?!and |with |in |wears? |has |of |(?:${names}) )[a-z]+)?`
    const before = new RegExp(
      `(?<![a-z])(?:(light|pale|dark|deep|bright)[ -])?(${names})(?:[ -](?:and|&)[ -][a-z]+)?${between}[ -]+(?:${things})(?![a-z])`,
    ).exec(this.#text)
    const shaded = `(?:(light|pale|dark|deep|bright)[ -])?(${names})`
    // "shoes are red", "eyes, brown"; but in "a hat, blue trousers" the colour is the next thing's.
    const said = `(?: is| are) ${shaded}(?![a-z]| [a-z]+(?:s|coat|dress)\\b)`
    const added = `,? ${shaded}(?= ?(?:[,.;!?]|and |$))`
    const after = new RegExp(`(?<![a-z])(?:${things})(?:${said}|${added})`).exec(this.#text)
    const parts = (before ?? after ?? []).slice(1).filter((part) => part !== undefined)
    const colour = palette[parts.at(-1) ?? '']
    if (colour === undefined) return null
    return adjust(colour, { lightness: parts.length > 1 ? (shade[parts[0] ?? ''] ?? 1) : 1 })
  }
}

const shade: Record<string, number> = { light: 1.16, pale: 1.18, dark: 0.76, deep: 0.82, bright: 1.04 }

const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'.split(
    ' ',
  )
