import { plainText } from '../normalise/plain-text.ts'
import type { ShapeRule } from '../theme.ts'

/** A shape of the text as it is read: other alphabets, too, have the plain letters there. */
const shape = (source: string, flags = 'gu'): ShapeRule => ({
  find: new RegExp(plainText(source).text, flags),
  reads: 'plain',
})

const school =
  '(?:School|Primary|Academy|Elementary|Juniors|Infants|College|Grammar|Grundschule|Kindergarten|Preschool)'
const named = "(?:(?!Sunday )\\p{Lu}[\\p{L}'’.-]{1,24} ){1,3}"
const classOf =
  '(?:(?:[Cc]lass|[Gg]rade|[Yy]ear|[Rr]oom|[Ff]orm|[Kk]lasse|[Cc]lasse|[Tt]urma) ?\\d{1,2} ?[a-zA-Z]?|\\d{1,2}(?:st|nd|rd|th) grade|\\d[a-dA-D])'
const houseNumber = ',? ?(?:[Nn][oºr°]?\\.? ?)?\\d{1,4}[a-zA-Z]?'

/** Where somebody lives or sits each day, as it is written in the countries whose languages are read. */
export const placesOfPeople: readonly ShapeRule[] = [
  // Polish, Italian, French, Spanish, Portuguese, Indonesian.
  shape(`\\b(?:[Uu]l|[Aa]l|[Oo]s|[Pp]l|[Jj]l)\\. ?\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+){0,2}${houseNumber}\\b`),
  shape(
    `\\b(?:[Uu]lica|[Vv]ia|[Vv]iale|[Rr]ue|[Rr]ua|[Cc]alle|[Aa]venida|[Tt]ravessa|[Jj]alan)(?: (?:de|del|della|delle|dei|des|du|da|das|do|dos|la|las|los)){0,2} \\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+){0,2}${houseNumber}\\b(?! \\p{Ll}{4,})`,
  ),
  // Names that grow onto the word for a street: German, Swedish, Dutch. An alley may have no name.
  shape(
    '\\b\\p{Lu}\\p{L}{2,30}(?:vagen|stigen|dijk|plein|ufer|damm|(?<!de|ar|blo)kade)\\s\\d{1,4}(?:-[IVX]+|[a-z])?\\b',
  ),
  shape('\\b(?:Am|An der|Im|Zum|Zur) \\p{Lu}\\p{L}{2,20} \\d{1,3}[a-z]?, (?:\\d{4,5} )?\\p{Lu}\\p{L}+'),
  shape(
    '\\p{Lu}\\p{L}+ \\p{Lu}\\p{L}+, (?:\\p{Lu}\\p{L}*(?:gasse|weg|stra(?:ß|ss)e)|Gasse|Weg) \\d{1,4}[a-z]?\\b',
  ),
  // Russian and Ukrainian.
  shape(
    '(?<!\\p{L})(?:ул|вул|пр|просп|пер|бул|улица|улице|вулиця|вулиці|проспект|проспекте|переулок)\\.? ?\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?,? ?(?:дом |д\\. ?|буд\\. ?|будинок )?\\d{1,4}',
  ),
  shape('(?<!\\p{L})(?:дом|д\\.|буд\\.|будинок) ?\\d{1,4}\\p{L}?, ?(?:кв\\.|квартира) ?\\d{1,4}'),
  // Korean and Chinese.
  shape(
    '\\p{Script=Hangul}+(?:시|도|구) \\p{Script=Hangul}+(?:구|군|시|동|로|길) ?(?:\\p{Script=Hangul}+(?:로|길|동) ?)?\\d+',
  ),
  shape('\\p{Script=Han}{2,12}(?:路|街|巷|弄|胡同)\\s?\\d{1,4}\\s?(?:号|弄|室)'),
  // English houses in streets that are called by no word for a street.
  shape(
    '\\b(?:at|number|no\\.?|live at|lives at) \\d{1,4}[a-z]? (?:\\p{Lu}\\p{L}+ ){1,2}(?:View|Rise|Quay|Green|Heights|Park|Wharf|Gate|Bank|Vale|Villas|Cottages|Passage|Path|Loop)\\b',
  ),
  shape('\\b(?:\\p{Lu}\\p{L}+ ){1,3}\\d{1,4}[a-z]?, (?:flat|apartment|apt\\.?) \\d{1,4}\\b'),
  // A class and the school where it is, in either order.
  shape(`\\b${classOf}\\b[^.!?\\n]{0,40}\\b${named}${school}\\b`),
  shape(`\\b${named}${school}\\b[^.!?\\n]{0,30}\\b${classOf}\\b`),
  // What a neighbour or a teacher, under the whole name, would not want to be known.
  shape(
    "\\b(?:neighbou?r|teacher|boss|colleague|landlord|classmate|kid next door)\\b[^.!?\\n]{0,60}\\b\\p{Lu}\\p{L}+ \\p{Lu}[\\p{L}'’-]+\\b[^.!?\\n]{0,120}\\b(?:cancer|diabetes|divorced?|debts?|owes|in hospital|affair|was fired|in prison|in jail|rehab|HIV|drinking problem)\\b",
  ),
  // What somebody types to be let in.
  shape(
    '\\b(?:gets? in|logs? in|signs? in|types|enters|user ?name)\\b[^.!?\\n]{0,40}\\b(?!room|page|level|gate|scene)[a-z]{3,}\\d{2,}\\b',
    'giu',
  ),
]
