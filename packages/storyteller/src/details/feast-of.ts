import type { Detail, Known } from './detail.ts'

/** Feasts of the families of the world, as they are written. */
const feasts: readonly string[] = [
  ...[
    'Christmas',
    'Easter',
    'Advent',
    'Epiphany',
    'Pentecost',
    'Thanksgiving',
    'Palm Sunday',
    'Good Friday',
    'Lent',
  ],
  ...['New Year', "New Year's", 'Hanukkah', 'Passover', 'Purim', 'Sukkot', 'Rosh Hashanah', 'Shabbat'],
  ...[
    'Eid',
    'Eid al-Fitr',
    'Eid al-Adha',
    'Ramadan',
    'Nowruz',
    'Diwali',
    'Holi',
    'Vaisakhi',
    'Navratri',
    'Pongal',
    'Onam',
  ],
  ...[
    'Lunar New Year',
    'Chinese New Year',
    'Tet',
    'Tết',
    'Songkran',
    'Chuseok',
    'Seollal',
    'Mid-Autumn Festival',
    'Matariki',
  ],
  ...[
    'Carnival',
    'Mardi Gras',
    'Simbang Gabi',
    'Las Posadas',
    'Three Kings',
    'Kwanzaa',
    'Juneteenth',
    'Timkat',
    'Genna',
  ],
  ...[
    'Halloween',
    "Valentine's",
    "Mother's",
    "Father's",
    'Harvest Festival',
    'Midsummer',
    'Saint Nicholas',
    "St Patrick's",
  ],
]
const properly: ReadonlyMap<string, string> = new Map(feasts.map((feast) => [feast.toLowerCase(), feast]))

const said = new RegExp(
  `^(?:the )?(?<feast>${feasts.toSorted((one, other) => other.length - one.length).join('|')})(?: (?<part>eve|day|night|morning|evening|sunday|monday|time))?(?: is)?(?: (?:today|tomorrow|soon))?$`,
  'i',
)
/** "It is …", "set at …", "time is …". */
const leads =
  /^(?:(?:it(?: ?['’]s| is| was| will be| ?['’]ll be)?|its|time is|the time is|set (?:it )?(?:at|on|during)|at|on|during|for|we are celebrating|celebrating|they celebrate|let it be|make it) )+/i

/** "It's Leo's sixth birthday". */
const birthdays =
  /^((?:\p{Lu}[\p{L}'’-]*\s){0,2}\p{Lu}[\p{L}-]*['’]s (?:(?:\d{1,2}(?:st|nd|rd|th)|\p{Ll}+th|first|second|third) )?birthday)(?: (?:today|tomorrow|soon|on \p{L}+day|this \p{L}+))?$/u
/** "Its her 5th birthday on saturday". */
const theirBirthday =
  /^(?:her|his|their|my (?:son|daughter|child)['’]s) ((?:(?:\d{1,2}(?:st|nd|rd|th)|\p{Ll}+th|first|second|third) )?birthday)(?: is)?(?: (?:today|tomorrow|soon|on \p{L}+day|this \p{L}+|next \p{L}+))?$/iu

/** "It is Christmas night", "Diwali", "its her 5th birthday on saturday": the feast on which the story is told. */
export function feastOf(words: string, known: Known): Detail | undefined {
  const wish = words.replace(leads, '')
  const [hero] = known
  const own = theirBirthday.exec(wish)?.[1]
  const birthday = birthdays.exec(wish)?.[1] ?? (own && hero ? `${hero.name}'s ${own}` : undefined)
  const { feast, part } = said.exec(wish)?.groups ?? {}
  const named = feast && [properly.get(feast.toLowerCase()), partOf(feast, part)].filter(Boolean).join(' ')
  const day = birthday ?? named
  if (!day) return undefined
  const forms = { word: day, past: `it was ${day}`, now: `it is ${day}` }
  return { kind: 'feast', words: day, plural: false, forms }
}

/** "Christmas Eve", "Valentine's Day", "Carnival Monday", "Christmas night". */
function partOf(feast: string, part: string | undefined): string | undefined {
  if (part === undefined) return /['’]s$/.test(feast) ? 'Day' : undefined
  return /^(?:eve|day|sunday|monday)$/i.test(part)
    ? part.slice(0, 1).toUpperCase() + part.slice(1).toLowerCase()
    : part.toLowerCase()
}
