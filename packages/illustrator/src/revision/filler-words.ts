/** Words that ask for nothing by themselves: "please", "the picture should", "I do not like it", "try again". */
const fillers = new Set(
  `a an the this that these those it its it's he she they them him her his hers their theirs we us our you your i i'd i'm i'll me my
  and or but so then while as if because when where where's who which what there there's here let's
  please thanks thank ok okay hello hi hmm oh well yes no not none don't doesn't didn't isn't aren't wasn't shouldn't can't never nothing
  is are was were be been being am do does did done have has had having can could may might must shall should will would
  make makes made making add adding include including put puts bring show shows showing give gives get gets let want wants need needs
  like likes love loves wish hope prefer think see sees seem seems appear appears look looks looking feel feels feeling wear wears wearing
  hold holds holding stay stays keep keeps change changes turn turns become becomes draw draws drawn drawing redraw paint painted use set
  go goes going come comes coming start starts remove delete drop take takes leave stop rid try move
  again another different new other else instead better best nicer nice prettier pretty beautiful lovely cuter cute good great perfect
  fine bad wrong ugly boring weird strange wonderful version option attempt idea time
  picture pictures image images illustration scene page photo story text character characters
  very really much many more most less least few fewer lot lots bit little some any all both each every everyone everybody
  everything somebody someone something only just also too even still maybe perhaps quite rather almost enough extra somewhat slightly
  kind sort way one ones thing things far away out off up down in on at to of for from by with without into onto about around near
  next beside close next together everywhere somewhere there than such same now already actually over above under inside through along across missing shine shining brightly ground day`
    .split(/\s+/)
    .filter(Boolean),
)

/** Everybody in the picture, unless "a" or "more" of them is asked for, or others than there are. */
const collective =
  /^(children|child|kids?|family|friends?|people|person|animals?|group|figures?|face|faces|girls?|boys?)$/
const counting = /^(a|an|another|more|some|two|three|four|five|many|extra|other|few|no)$/

/** `isWished` says whether the word before could not be placed: "three pirates", "white faces". */
export function isFiller(words: readonly string[], index: number, isWished: boolean): boolean {
  const [word = '', before, first] = [words[index], words[index - 1], words[index - 2]]
  if (word === 'background') return before === 'the' && first === 'in'
  if (collective.test(word)) return !isWished && (before === undefined || !counting.test(before))
  return fillers.has(word)
}

/** What a phrase may begin with, so that it reads as the parent wrote it: "the zeppelin", "no zeppelin", "on the left". */
export const isLeadIn = (word: string): boolean =>
  /^(an?|the|this|that|his|her|their|its|my|our|some|any|more|less|fewer|many|few|another|two|three|four|five|no|not|without|remove|delete|take|off|away|in|on|at|to|of|from|over|under|for|by|into|out|all|so|too|very)$/.test(
    word,
  )

export const joinsWishes = (word: string): boolean => /^(and|or|then|while|but|so|because)$/.test(word)
