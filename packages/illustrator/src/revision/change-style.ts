import type { PictureStyle } from '../scene-description.ts'
import { done, notDone, type Operation } from './change.ts'
import { firstMatch, type Meanings } from './first-match.ts'

/** The styles that we have, by what else they may be called. */
const stylesOfWords: Meanings<PictureStyle> = [
  [/\b(?:pen|ink|line drawing)\b/, 'ink-and-wash'],
  [/\b(?:water ?-? ?colou?rs?|aquarelle)\b/, 'watercolor'],
  [/\b(?:gouache|poster paints?|tempera|acrylics?|oil paint\w*|oils)\b/, 'storybook-gouache'],
  [/\b(?:lino ?cuts?|lino|wood ?cuts?|block prints?)\b/, 'linocut'],
  [/\b(?:paper ?-? ?cut ?-? ?outs?|cut ?-? ?paper|paper cut|collage|cut out paper)\b/, 'paper-cut-out'],
  [/\b(?:felt|wool|fuzzy felt)\b(?! tip| pen)/, 'felt'],
  [/\b(?:stained glass|church window)\b/, 'stained-glass'],
  [/\b(?:crayons?|pastels?|chalks?|colou?red pencils?|colou?ring pencils?|pencils?)\b/, 'crayon'],
  [/\b(?:cartoon\w*|comics?)\b/, 'cartoon'],
]
const refused = /\b(?:too|less|not|no|without|instead of|rather than)\b(?: \S+){0,3}$/
/** "It looks like a cartoon" complains, "make it look like a cartoon" asks. */
const complaint = /^(?:it |this |that |everything )?looks? (?:like|too|so|very)\b/

/** "Less cartoon", "not so realistic": what is softer, or plainer, than what is refused. */
const insteadOf: Meanings<PictureStyle> = [
  [/\b(?:less|too|not so|not as|not this|not in|no) (?:\S+ )?(?:cartoon\w*|comic\w*)\b/, 'watercolor'],
  [/\b(?:less|too|not so|not as) (?:\S+ )?realistic\b/, 'cartoon'],
]

/** Another style for this picture alone; what we have no style for ("like a photo") is not done. */
export const changeStyle: Operation<'style'> = (scene, { words }) => {
  const small = words.toLowerCase()
  if (complaint.test(small)) return notDone(scene)
  const asked = stylesOfWords.filter(([pattern]) => {
    const found = pattern.exec(small)
    return found !== null && !refused.test(small.slice(0, found.index).trim())
  })
  const style = firstMatch(asked, small)?.value ?? firstMatch(insteadOf, small)?.value
  if (style === undefined) return notDone(scene)
  return done(scene.style === style ? scene : { ...scene, style })
}
