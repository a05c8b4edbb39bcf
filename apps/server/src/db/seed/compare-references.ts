/** The books in the order of the Bible. */
const books = [
  ...['Genesis', 'Exodus', 'Leviticus', 'Numbers', 'Deuteronomy', 'Joshua', 'Judges', 'Ruth'],
  ...['1 Samuel', '2 Samuel', '1 Kings', '2 Kings', '1 Chronicles', '2 Chronicles', 'Ezra', 'Nehemiah'],
  ...['Esther', 'Job', 'Psalm', 'Proverbs', 'Ecclesiastes', 'Song of Solomon', 'Isaiah', 'Jeremiah'],
  ...['Lamentations', 'Ezekiel', 'Daniel', 'Hosea', 'Joel', 'Amos', 'Obadiah', 'Jonah', 'Micah'],
  ...['Nahum', 'Habakkuk', 'Zephaniah', 'Haggai', 'Zechariah', 'Malachi'],
  ...['Matthew', 'Mark', 'Luke', 'John', 'Acts', 'Romans', '1 Corinthians', '2 Corinthians'],
  ...['Galatians', 'Ephesians', 'Philippians', 'Colossians', '1 Thessalonians', '2 Thessalonians'],
  ...['1 Timothy', '2 Timothy', 'Titus', 'Philemon', 'Hebrews', 'James', '1 Peter', '2 Peter'],
  ...['1 John', '2 John', '3 John', 'Jude', 'Revelation'],
]

/**
 * Puts references such as 'John 3:16' into the order of the Bible, where a parent looks for them.
 *
 * @throws Error for what is no reference.
 */
export function compareReferences(one: string, other: string): number {
  const [a, b] = [placeOf(one), placeOf(other)]
  return a.book - b.book || a.chapter - b.chapter || a.verse - b.verse
}

function placeOf(reference: string) {
  const [, name = '', chapter, verse] = /^(.+) (\d+):(\d+)/.exec(reference) ?? []
  const book = books.indexOf(name)
  if (book < 0) throw new Error(`'${reference}' is no reference to a verse of the Bible.`)
  return { book, chapter: Number(chapter), verse: Number(verse) }
}
