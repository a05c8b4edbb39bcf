import type { Operation, Tone } from './operation.ts'

/** A quality of the telling that a parent can ask for, and what asking for more or for less of it means. */
interface Quality {
  words: RegExp
  more: Operation
  less: Operation | undefined
}

const tone = (name: Tone, wanted = true): Operation => ({ kind: 'tone', tone: name, wanted })
const shorter: Operation = { kind: 'length', direction: 'shorter' }
const longer: Operation = { kind: 'length', direction: 'longer' }
const simpler: Operation = { kind: 'words', direction: 'simpler' }
const richer: Operation = { kind: 'words', direction: 'richer' }

const qualities: readonly Quality[] = [
  {
    words:
      /\bshort(?:er|en)?\b(?! sentences)|\bbrief(?:er)?\b|\bmore concise\b|\bcut (?:it )?down\b|\btrim\b|\bcondense\b/,
    more: shorter,
    less: longer,
  },
  {
    words:
      /\blonger\b|\blong\b(?! (?:hair|ears|legs|ago|braids|tail|coat|dress))|\blengthen\b|\bexpand\b|\bwordy\b|\blengthy\b|\b(?:more|much|lots of|less|many|fewer) (?:text|details?|words)\b|\bmore detailed\b/,
    more: longer,
    less: shorter,
  },
  {
    words:
      /\bfunn(?:y|ier)\b|\bhumou?r\w*\b|\bsill(?:y|ier)\b|\bjok(?:es?|ing)\b|\bplayful\b|\b(?:more|some|bit of) fun\b|\bmake (?:him|her|them|us|me) laugh\b|\b(?:more|some) laughs?\b|\bgiggles?\b|\bcomic(?:al)?\b|\bhilarious\b/,
    more: tone('funnier'),
    less: tone('funnier', false),
  },
  {
    words:
      /\bcalm(?:er|ing)?\b|\bgentl(?:e|er)\b(?! (?:giant|dog|lion|bear|lamb))|\bsoft(?:er)?\b(?= (?:tone|story|mood|ending|please)|$)|\bsooth(?:e|ing)\b|\bpeaceful\b|\bcozy\b|\bcosy\b|\brelax(?:ed|ing)\b/,
    more: tone('calmer'),
    less: tone('calmer', false),
  },
  {
    words:
      /\bscar(?:y|ier)\b|\bsad(?:der)?\b|\bfrighten(?:ing|s)?\b|\bdark\b(?=$|,| please| for| and| or|\s*$)|\bdramatic\b|\btense\b|\bupsetting\b|\bspooky\b|\bintense\b|\bviolen(?:t|ce)\b|\bdanger(?:ous)?\b|\b(?:fear|drama|worry|suspense|conflict)\b/,
    more: tone('calmer', false),
    less: tone('calmer'),
  },
  {
    words: /\bexciting\b|\baction\b|\bthrilling\b|\badventurous\b/,
    more: tone('calmer', false),
    less: tone('calmer'),
  },
  {
    words:
      /\b(?:bed ?time|good ?night|sleepy|falls? asleep|falling asleep|goes? to sleep|going to sleep|go to bed|goes to bed|wind(?:s|ing)? down)\b/,
    more: tone('bedtime'),
    less: tone('bedtime', false),
  },
  {
    words:
      /\b(?:simpl(?:e|er|ify)|easier|easy)\b(?=.*\b(?:words?|language|sentences?|vocabulary|read|story|it|to|for)\b|$)|\bsimpl(?:er|ify)\b|\bshort(?:er)? sentences\b|\byounger\b(?= (?:child|kid|words|level|audience|age))/,
    more: simpler,
    less: richer,
  },
  {
    words:
      /\b(?:richer|more advanced|older)\b(?= (?:words?|language|vocabulary|child\w*|kids?|level|sentences?|audience))|\b(?:hard(?:er)?|difficult|complicated|complex|advanced|big|challenging)\b(?= (?:words?|language|vocabulary|sentences?|to (?:understand|read|follow))|$|,| for)|\b(?:richer|more challenging)\b/,
    more: richer,
    less: simpler,
  },
  { words: /\b(?:childish|babyish|baby talk)\b/, more: simpler, less: richer },
  {
    words:
      /\b(?:dialog(?:ue)?s?|conversations?|direct speech|talking|talk\b(?! about)|speak(?:ing)? (?:more|parts?)|speech)\b/,
    more: tone('talkative'),
    less: tone('talkative', false),
  },
  {
    words:
      /\brhym(?:e|es|ed|ing)\b|\brefrain\b|\brepeat(?:s|ed|ing)?\b|\brepetiti(?:on|ve)\b|\bchorus\b|\bpoem\b|\bpoetic\b|\bverses? that rhyme\b|\bsing-?song\b|\bsay along\b|\bjoin in\b/,
    more: tone('refrain'),
    less: tone('refrain', false),
  },
]

const lessWords =
  /\b(?:too|less|fewer|not?|without|never|isn't|wasn't|don't|doesn't|didn't|reduce|tone down|avoid|nothing|hardly|cut|remove|skip)\b(?: (?:so|as|that|very|too|much|many|be|it|any|make|the|all|get|of|much|quite|really|overly|a|bit|sound|such|use|have|want|like)\b){0,4}\s*$/
const refusal = /\b(?:don't|do not|not|no need to)\b[^,.;]{0,14}$/

/** "shorter and a bit funnier", "not so long", "too scary": everything a clause says about the way of telling. */
export function readTone(clause: string): Operation[] {
  const lower = clause.toLowerCase().replaceAll('’', "'")
  return qualities.flatMap(({ words, more, less }) => {
    const found = words.exec(lower)
    if (!found) return []
    const before =
      lower
        .slice(0, found.index)
        .split(/\b(?:and|but|or)\b|[,;.]/)
        .at(-1) ?? ''
    const isComparative = /(?:er|en|ier)$|^more\b|\blengthen|expand/.test(found[0])
    if (isComparative && refusal.test(before)) return []
    const isLess = (lessWords.test(before) && !isComparative) || /^(?:less|fewer)\b/.test(found[0])
    if (/\bwordy\b|\blengthy\b/.test(found[0])) return less ? [less] : []
    if (
      /^(?:scar|sad|frighten|dark|dramatic|tense|upset|spooky|intense|violen|danger|fear|drama|worry|suspense|conflict)/.test(
        found[0],
      )
    )
      return readScare(found[0], before)
    const operation = isLess ? less : more
    return operation ? [operation] : []
  })
}

/** Only "scarier" and "more drama" ask for more of it; a plain "it was scary" complains. */
function readScare(word: string, before: string): Operation[] {
  return /(?:ier|der)$/.test(word) || /\bmore\s*$/.test(before) ? [tone('calmer', false)] : [tone('calmer')]
}

const subjects =
  /^(?:(?:he|she|they|we|i|my|our|his|her|their)\b(?!(?:'d| would)? (?:like|love|want|prefer))|\p{Lu}\p{Ll}+ (?:is|has|was|loves|likes|can)\b)/u
const aboutTheTelling =
  /\b(?:story|it|tone|words?|language|sentences?|style|ending|end|text|dialog\w*|rhym\w*|funny|silly|humou?r\w*|scary|calm\w*|short\w*|long\w*|simple\w*|jokes?|bedtime story|soothing|gentle|playful|poem|refrain|not|no|too|nothing)\b/i

/** The wishes about tone among a parent's details; a sentence about somebody ("She is shy and calm") is none. */
export function readToneWish(wish: string): Operation[] {
  if (subjects.test(wish) && !/^(?:it|please)\b/i.test(wish)) return []
  if (!aboutTheTelling.test(wish) || wish.split(/\s+/).length > 14) return []
  const rest = wish
    .toLowerCase()
    .replaceAll(
      /\b(?:make|keep|it|the|this|story|should|must|be|please|a|an|bit|little|very|not|too|no|nothing|so|really|and|or|but|with|for|more|some|in|of|to|tone|style|ending|words?|language|sentences?|use|lots|parts?|bedtime|things?|anything|is|as|that|if possible|kind|super|nice|end|at|bed|time|reading|read|out ?loud|aloud|small|little|ones?|kids?|child(?:ren)?|her|him|them|us|our|my|age)\b/g,
      ' ',
    )
  const operations = readTone(wish)
  const left = rest.split(/\s+/).filter((word) => word.length > 2)
  return left.length <= operations.length + 1 ? operations : []
}
