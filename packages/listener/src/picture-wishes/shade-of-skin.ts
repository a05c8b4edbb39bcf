import type { ClauseContext } from '../wishes/clause-context.ts'
import type { PictureWish } from './picture-wish.ts'
import { whomIn } from './whom-in.ts'

const asked =
  /\b(?:make|makes|paint|draw|want|have|get|be|should be|needs to be) (?:(?:him|her|them|his|their|\S+(?: 's)?) )?(?:skin )?(?:(?:a|bit|little|much|way|lot|more|even|slightly) )*(?<shade>darker|browner|blacker|lighter|paler|fairer)\b/
const shades: Readonly<Record<string, string>> = {
  darker: 'dark brown skin',
  browner: 'brown skin',
  blacker: 'black skin',
  lighter: 'light brown skin',
  paler: 'fair skin',
  fairer: 'fair skin',
}

/** "Make him darker": of somebody it is their skin, and not the light of the picture. */
export function shadeOfSkin(context: ClauseContext): PictureWish | null {
  const shade = asked.exec(context.words)?.groups?.shade
  if (!shade || otherThings.test(context.words)) return null
  const isSaid = context.mentions.length > 0 || /\b(?:him|her|he|she|them|skin)\b/.test(context.words)
  const who = isSaid ? whomIn(context) : []
  if (who.length === 0) return null
  return { kind: 'wears', who, words: shades[shade] ?? '', noun: 'skin' }
}

const otherThings =
  /\b(?:hair|eyes?|beard|lips|brows?|fur|coat|dress|shirt|hat|room|picture|sky|light|colou?rs?|background|it|scene|shoes|trousers|clothes)\b/
