import type { Operation } from './operation.ts'

/** Words that ask for nothing by themselves. */
const fillers = new Set(
  `a an the this that these those it its is are was were be been being am and or but so to of for from in into on at by
  with as if than then too also very much many more less bit little really quite rather just only even still please pls
  can could would should must may might will shall want wants like love need needs add adds include includes make makes
  made change changes changed call called calls name named names rename renamed give gives put let lets have has had
  get gets set use uses tell tells told show shows bring brings remove removes leave out take no not without don't
  doesn't isn't wasn't didn't avoid there here i we you he she they him her them us me my our your his their mine who
  what which when where how all any some every each one ones two few lot lots story stories book text page pages part
  parts scene scenes instead again bring about something somebody someone maybe perhaps kid kids child children
  daughter son boy girl`.split(/\s+/),
)

/** Words that speak of the telling rather than of what is told; an operation of that kind is what they ask for. */
const aboutTheTelling =
  /^(?:short|long|brief|concise|trim|cut|condense|lengthen|expand|word|text|detail|fun|humou?r|sill|jok|play|laugh|giggl|comic|hilar|calm|gentl|soft|sooth|peace|co[sz]y|relax|scar|sad|fright|dark|drama|tens|upset|spook|intens|violen|danger|fear|worr|suspens|conflict|excit|action|thrill|advent|bed|time|night|good|sleep|asleep|wind|down|simpl|eas|sentence|vocabular|read|young|old|rich|advanc|hard|difficult|complic|complex|big|challeng|childish|baby|dialog|convers|direct|speech|talk|speak|rhym|refrain|repe|chorus|poem|poet|sing|say|along|join|end|begin|start|open|last|first|final|tone|style|mood|languag|teach|lesson|message|moral|focus|emphas|stress|highlight|theme|title|happen|place|season|weather|boring|dull|bad|weird|strange|odd|confus|better|improv|nic|happ|differ|rewrit|redo|abrupt|weak|flat|rephras|reword|try|over|scratch|completely|brand|new|other|another|plot|idea|tale|role|seen|appear|friend|instead|level|age|audience|understand|follow)/

/** The words of a clause that none of its operations speaks of and that do not stand in the text. */
export function wordsLeftOver(clause: string, operations: readonly Operation[], text: string): string[] {
  const spokenOf = new Set(wordsIn(operations.map(fieldsOf).join(' ')))
  const told = new Set(wordsIn(text))
  const isOfTelling = operations.some(({ kind }) => kind !== 'detail')
  return wordsIn(clause).filter(
    (word) =>
      !fillers.has(word) &&
      !spokenOf.has(word) &&
      !(isOfTelling && aboutTheTelling.test(word)) &&
      !formsOf(word).some((form) => told.has(form)),
  )
}

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/\p{L}[\p{L}\p{N}'-]*/gu) ?? []

/** What an operation holds of the parent's words. */
const fieldsOf = ({ kind: _, ...fields }: Operation): string =>
  Object.values(fields)
    .flat()
    .filter((value) => typeof value === 'string')
    .join(' ')

/** "kites" is told where "kite" is. */
function formsOf(word: string): string[] {
  const bare = word.replace(/'s$/, '')
  return [bare, `${bare}s`, bare.replace(/e?s$/, ''), bare.replace(/s$/, ''), bare.replace(/(?:ing|ed)$/, '')]
}
