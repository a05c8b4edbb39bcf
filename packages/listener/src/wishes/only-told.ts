import type { ClauseContext } from './clause-context.ts'
import type { TextWish } from './text-wish.ts'

/** What a clause tells of the world or of somebody, though its words may ask for the same elsewhere; by what it was taken for. */
const told: readonly (readonly [label: RegExp, words: RegExp])[] = [
  // "Not in our parish", "not on paper", "on a boat we do not say left".
  [/^(?:remove-thing|leave-out|less-of)$/, /^(?:not |never )?(?:in|on|at|from) /],
  // "Once, no fuss".
  [/^remove-thing$/, /^no (?:fuss|hurry|rush|worries|pressure|big deal)\b/],
  // "Not in a village", "city bad": which place is wanted is not said.
  [/^place$/, /^(?:(?:but|and|please) )*(?:not|no|never) |\b(?:bad|wrong|no good)$/],
  // "Dusk ok".
  [/^(?:place|time)$/, /\b(?:ok|okay|fine|good|great|perfect|lovely|alright|all right)$/],
  // "Until Easter".
  [/^time$/, /^(?:only )?(?:until|till|since|before) /],
  // "Hattie isn't sad in her chair".
  [
    /^less-scary$/,
    /^(?!it |this |that |the (?:\S+ )?(?:story|book|text|ending|end|tone|page|part|bit|scene) )(?:\S+ ){1,2}?(?:is|was|are|were)(?: ?n't| not| never) /,
  ],
  // "Nobody should call them “girl”".
  [
    /^(?:remove-thing|leave-out)$/,
    /^(?:and |but )?(?:nobody|no one|no - one) (?:should |must |may |ever )*(?:call|calls)\b/,
  ],
  // "Call it a kete": what is called so is a thing of the story.
  [/^title$/, /\bcall (?:it|this|that) an? (?!story|tale)\S/],
  // "More of what they do".
  [/^(?:more-of|less-of)$/, /\b(?:more|less) (?:of|about|on) (?:what|how|why|where)\b/],
  // "God no".
  [/^(?:remove-thing|leave-out)$/, /^(?:oh |dear |my |good )*(?:god|lord|heavens) (?:no|please)?$/],
]

/** "I would say “his cousins”": the words that are to stand there, and nobody knows where. */
const saysHow = ({ kind, ...fields }: TextWish): boolean =>
  kind === 'retell' && 'what' in fields && /^“”$/.test(fields.what ?? '')

/** "Ben CAN eat cake" is said against the text. */
const isEmphasised = (label: string, { units }: ClauseContext): boolean =>
  label === 'add-deed' && units.some(({ text }) => text === 'CAN')

/** Whether nobody can be sure that a clause asks for what it was taken for, because it may only tell it. */
export const isOnlyTold = (label: string, context: ClauseContext, wishes: readonly TextWish[]): boolean =>
  (!context.isAsked && told.some(([of, pattern]) => of.test(label) && pattern.test(context.words))) ||
  isEmphasised(label, context) ||
  wishes.some(saysHow)
