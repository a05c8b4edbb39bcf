import type { TracedText } from './traced-text.ts'

/** Letters of other alphabets that look like Latin ones and are used to slip a word past a filter. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  ѕ: 's',
  к: 'k',
  ι: 'i',
  ο: 'o',
  α: 'a',
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
}

const invisible = /\p{Cf}|\p{M}/u
const ascii = /^[\t-~]*$/

/** The text in plain letters: compatibility forms, accents, lookalikes and invisible characters are resolved. */
export function plainText(original: string): TracedText {
  const parts: string[] = []
  const origins: number[] = []
  let index = 0
  for (const character of original) {
    const plain = ascii.test(character) ? character : plainCharacter(character)
    for (let unit = 0; unit < plain.length; unit += 1) origins.push(index)
    parts.push(plain)
    index += character.length
  }
  return { text: parts.join(''), origins }
}

function plainCharacter(character: string): string {
  let plain = ''
  for (const part of character.normalize('NFKD')) {
    if (!invisible.test(part)) plain += lookalikes[part] ?? lookalikes[part.toLowerCase()] ?? part
  }
  return plain
}
