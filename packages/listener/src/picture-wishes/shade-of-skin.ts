import { listenToCharacter } from '../listen-to-character.ts'
import type { ClauseContext } from '../wishes/clause-context.ts'
import type { PictureCastMember, PictureWish, Whom } from './picture-wish.ts'
import { whomIn } from './whom-in.ts'

const asked =
  /\b(?:make|makes|paint|draw|want|have|get|be|should be|needs to be) (?:(?:him|her|them|his|their|\S+(?: 's)?) )?(?:skin )?(?:(?:a|bit|little|much|way|lot|more|even|slightly) )*(?<shade>darker|browner|blacker|lighter|paler|fairer)\b/
/** "Her skin is a lot darker than this". */
const compared =
  /\bskin (?:is|'s|should be|must be) (?:(?:a|bit|lot|much|way|far|little) )*(?<shade>darker|browner|lighter|paler|fairer) than (?:this|that|here|in this)\b/
const shades: Readonly<Record<string, string>> = {
  darker: 'dark brown skin',
  browner: 'brown skin',
  blacker: 'black skin',
  lighter: 'light brown skin',
  paler: 'fair skin',
  fairer: 'fair skin',
}

/** "Her skin is too light", "you've made his skin lighter": it is to be the other way. */
const wrong =
  /\bskin (?:is|looks|came out|comes out|turned out|got) (?:\S+ )?too (?<now>light|pale|white|fair|dark|brown|black)\b|\b(?:made|drew|drawn|painted|gave|given) (?:\S+ ){0,3}skin (?:too |so |much )?(?<made>lighter|light|paler|pale|whiter|white|darker|dark)\b|\b(?:made|drew|drawn|painted) (?:him|her|them|both|\S+(?: and \S+)?) (?:much |way |far |a bit )*too (?<drawn>light|pale|white|fair|dark|brown|black)\b/
/** "Both Kojo and his mum are dark brown": of people it is their skin; "his is black" and "all in black" are of things. */
const isOfColour =
  /^(?:(?:but|and|so|actually|also) )*(?!they\b)(?!(?:his|hers|her|their|its|the|it|this|that|these|those)\b(?! (?:mum|mom|dad|mother|father|sister|brother|son|daughter|nan|gran|grandma|grandpa|grandmother|grandfather|aunt|uncle|baby|friend|cousin)\b)).* (?:is|are|'s|'re|(?:should|must) be) (?:(?:really|very|both|all|rather|quite|a|warm|rich|lovely|beautiful|proper|much) )*(?<shade>(?:(?:dark|deep|light|medium|golden) )?brown|black|dark(?:-| )skinned)(?: people| children)?(?:,? (?:too|please|really .*|not .*))*$/
const isLightened = /^(?:light|pale|white|fair)/

/** "Make him darker": of somebody it is their skin, and not the light of the picture. */
export function shadeOfSkin(context: ClauseContext): PictureWish | null {
  const { now, made, drawn } = wrong.exec(context.words)?.groups ?? {}
  const wronged = now ?? made ?? (otherThings.test(context.words) ? undefined : drawn)
  if (wronged) {
    const named = whomIn(context)
    const whose = named.length > 0 ? named : whoIsAlone(context)
    const words = isLightened.test(wronged) ? 'darker skin' : 'lighter skin'
    return whose.length > 0 ? { kind: 'wears', who: whose, words, noun: 'skin' } : null
  }
  const shadeOfThem = isOfColour.exec(context.words)?.groups?.shade
  if (shadeOfThem && !otherThings.test(context.words)) {
    const whose = whomIn(context)
    if (whose.length > 0 && areHuman(whose, context))
      return {
        kind: 'wears',
        who: whose,
        words: `${shadeOfThem.replace(/[- ]skinned/, '')} skin`,
        noun: 'skin',
      }
  }
  const relative = compared.exec(context.words)?.groups?.shade
  if (relative) {
    const whose = whomIn(context)
    const words = `${/^(?:darker|browner)$/.test(relative) ? 'darker' : 'lighter'} skin`
    return whose.length > 0 ? { kind: 'wears', who: whose, words, noun: 'skin' } : null
  }
  const shade = asked.exec(context.words)?.groups?.shade
  if (!shade || otherThings.test(context.words)) return null
  const isSaid = context.mentions.length > 0 || /\b(?:him|her|he|she|them|skin)\b/.test(context.words)
  const who = isSaid ? whomIn(context) : []
  if (who.length === 0) return null
  return { kind: 'wears', who, words: shades[shade] ?? '', noun: 'skin' }
}

/** "Skin is too light": of whoever is alone in the picture. */
function whoIsAlone({ cast }: ClauseContext): string[] {
  const here = (cast as readonly PictureCastMember[]).filter(({ isInPicture }) => isInPicture)
  return here.length === 1 ? here.map(({ name }) => name) : []
}

const otherThings =
  /\b(?:hair|eyes?|beard|lips|brows?|fur|coat|dress|shirt|hat|room|picture|sky|light|colou?rs?|background|it|scene|shoes|trousers|clothes)\b/

/** A brown dog is brown all over. */
const areHuman = (who: Whom, { cast }: ClauseContext): boolean =>
  cast
    .filter(({ name }) => who === 'everybody' || who.includes(name))
    .every(({ name, details }) =>
      listenToCharacter({ name, details }).facts.some(
        (fact) => fact.kind === 'being' && fact.being.sort === 'human',
      ),
    )
