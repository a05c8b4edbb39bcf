import type { Listener, ParentWords, PlainReading, PlainStatement } from '../../ports/listener.ts'
import { agreesWithListener } from './agrees-with-listener.ts'
import { type Asked, askModel } from './ask-model.ts'
import { type AnsweredStatement, characterAnswer, type HeardAnswer, otherAnswer } from './heard-answer.ts'
import { deniesTheSame, isBorneBy } from './is-borne-by.ts'
import { type KeptNames, keepNamesBack } from './keep-names-back.ts'
import { isInOtherWords, namesInOtherWords } from './names-in-other-words.ts'
import { listeningInstructions, listeningPrompt } from './prompts/listening-prompt.ts'

/** Longer ones say more than one thing. */
const longestPlain = 160

/**
 * A model says in plain English what a parent wrote, thing by thing, and the built-in listener hears the plain words: what both
 * agree on is certain. Each thing needs the parent's own words for it; what has none is dropped. No name leaves the house.
 */
export function createHostedListener(asked: Asked): Listener {
  return {
    isResting: () => asked.care.isResting(),
    async hear(said, signal) {
      const names = isInOtherWords(said.words)
        ? keepNamesBack([...namesOf(said), ...namesInOtherWords(said.words)], [])
        : keepNamesBack(namesOf(said), [said.words])
      const hidden = names.hideWithPlaces(said.words)
      const marks = namesOf(said).map((_name, place) => names.markOf(place))
      const answer = await askModel<HeardAnswer>(
        asked,
        {
          purpose: `listening to ${said.about}`,
          schemaName: 'heard',
          schema: said.about === 'character' ? characterAnswer : otherAnswer,
          instructions: listeningInstructions[said.about],
          prompt: listeningPrompt(said.about, { words: hidden.text, marks }),
        },
        signal,
      )
      return 'answer' in answer ? readingOf(answer.answer, said, { names, hidden, marks }) : null
    },
  }
}

const namesOf = (said: ParentWords): string[] =>
  said.about === 'character' ? [said.name].filter(Boolean) : said.cast.map(({ name }) => name)

interface Hidden {
  names: KeptNames
  hidden: ReturnType<KeptNames['hideWithPlaces']>
  marks: readonly string[]
}

function readingOf(answer: HeardAnswer, said: ParentWords, hidden: Hidden): PlainReading | null {
  const isEnglish = /^english\b/i.test(answer.language.trim())
  const found = answer.statements.flatMap((statement) => {
    const place = placeIn(hidden, statement.words)
    return place ? [{ ...statement, span: hidden.hidden.placeOf(...place) }] : []
  })
  const left = answer.notUnderstood.flatMap((words) => {
    const place = placeIn(hidden, words)
    return place ? [hidden.hidden.placeOf(...place)] : []
  })
  const statements = found
    .filter(({ kind }) => kind !== 'aside')
    .flatMap((statement) => checked(statement, said, hidden, isEnglish) ?? [])
    .sort((one, other) => one.span[0] - other.span[0])
  if (!statements.some(({ certain }) => certain)) return null
  const covered = [...found.map(({ span }) => span), ...left]
  const unspoken = [...left, ...sentencesOf(said.words).filter(isOutside(covered))]
  return {
    statements,
    notUnderstood: unspoken.sort((one, other) => one[0] - other[0]).map((span) => said.words.slice(...span)),
    isEnglish,
  }
}

/** Null where it says nothing, or speaks of somebody whom nobody knows. */
function checked(
  { words, kind, plain: answered, span }: AnsweredStatement & { span: [number, number] },
  said: ParentWords,
  { names, marks }: Hidden,
  isEnglish: boolean,
): PlainStatement | null {
  const plain = answered.replaceAll(/\s+/g, ' ').trim()
  if (plain === '' || plain.length > longestPlain) return null
  const isOfThese = names.marksIn(plain).every((mark) => marks.includes(mark) || words.includes(mark))
  if (!isOfThese) return null
  // Words of another language cannot be laid beside English ones: there the built-in listener's agreement has to do.
  const isBorne = !isEnglish || (isBorneBy(plain, words) && deniesTheSame(plain, words))
  const told = names.putBack(plain)
  return {
    words: said.words.slice(...span),
    span,
    plain: told,
    certain: isBorne && agreesWithListener(told, kind, said),
  }
}

/** Where the words stand; null where they do not. */
function placeIn({ hidden }: Hidden, words: string): [start: number, end: number] | null {
  const wanted = words.trim()
  if (!/[\p{L}\p{N}]/u.test(wanted)) return null
  const exact = hidden.text.indexOf(wanted)
  const start = exact < 0 ? hidden.text.toLowerCase().indexOf(wanted.toLowerCase()) : exact
  return start < 0 ? null : [start, start + wanted.length]
}

/** Whole sentences of which a model says nothing are named to the parent. */
function sentencesOf(text: string): [start: number, end: number][] {
  return [...text.matchAll(/[^.!?;\n]+/g)].flatMap(({ 0: sentence, index }) => {
    const start = index + sentence.length - sentence.trimStart().length
    const words = sentence.trim()
    return /\p{L}{2}/u.test(words) ? [[start, start + words.length] as [number, number]] : []
  })
}

const isOutside =
  (spans: readonly [number, number][]) =>
  ([start, end]: [number, number]): boolean =>
    !spans.some(([from, to]) => from < end && to > start)
