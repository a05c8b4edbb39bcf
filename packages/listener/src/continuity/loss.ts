import type { BookPlace } from './book.ts'
import type { Thing } from './reading.ts'

/** How a thing is no longer there, or no longer whole. */
export type Loss =
  | 'lost'
  | 'broken'
  | 'in pieces'
  | 'out'
  | 'eaten'
  | 'given away'
  | 'left at home'
  | 'not there'

export interface Gone {
  noun: string
  owner: string | null
  loss: Loss
  /** null where the description of a character says it. */
  place: BookPlace | null
  at: number
  thing?: Thing
  /** Told so that nobody can doubt it. */
  isFinal?: boolean
}

/** Such a sentence tells of what might be, or of no thing. */
export const unreal =
  /\b(?:almost|nearly|might|could|would|if|never|not|n't|dream\w*|afraid|as if|want\w*|wish\w*|about to|going to|pretend\w*|once|imagin\w*|try|tried|trying|hardly|half|some|piece|bite|crumb)\b/i
export const noThing =
  /^(?:way|balance|heart|silence|temper|voice|turn|place|breath|storm|day|dawn|wave|news|smile|fever|tooth|time|game|race|word|courage|mind|sight|track|count|grip|hold|hope|faith|patience|sleep|hand|foot|arm|leg|finger|knee|head|eye|ear|nose|face|sun|moon|rain|snow|night|ice|branch|promise|rule|record|law|fast|bread|cloud|leaf|twig|stick|choice|idea|fear|money|weight|job|home|house|room|name|name|friend|sky|sound|light|shadow|fog|mist|line|song|doubt|worry|words|need|fun|luck|end|thing|one|help|reason|answer|difference|sign|trace|wonder|chance|trouble|harm|clue|plan|use|point|interest|sense|world|path|road|people|hair|gap|hole|space|noise|pain|quiet|silence|smell|taste|mood|anger|crowd|line|queue)$/
