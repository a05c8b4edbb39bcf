import type { ModerationCategory } from './moderation-category.ts'

/** What nobody is called in front of children, alone or beside a name, by what it stands for. A star stands for any ending. */
const refused: readonly (readonly [ModerationCategory, string])[] = [
  [
    'violence',
    'killer killers slayer slayers strangler stranglers ripper slasher murder* stabby stabber skullcrusher* bonecrusher* throat torture* torturer ' +
      'beheader executioner psycho psychopath bloodbath carnage massacre genocide cannibal chainsaw bloodlust babyeater headchopper deathdealer',
  ],
  ['self-harm', 'suicide suicidal kys kms noose selfharm unalive overdose wristslitter cutmyself killmyself'],
  [
    'sexual',
    'horny porno pornstar* pornhub pornqueen pornking sexy slut sluts slutty whore whores dildo* boner boners buttplug milf dilf stripper nude naked erotic fetish kinky orgasm boobs titties bdsm nympho',
  ],
  [
    'drugs',
    'smoker stoner cokehead crackhead pothead druggie junkie druglord drugdealer cocaine heroin meth methhead stoned cannabis marijuana ganja vaper drunkard boozer boozy alcoholic wino',
  ],
  [
    'hate',
    'whitepower* whitepride hitler* himmler goebbels nazi nazis kkk klansman swastika aryanpride racist racewar antisemite',
  ],
  ['terror', 'jihadi* alqaeda taliban binladen* terrorist* bomber bombers hijacker suicidebomber breivik'],
  ['weapons', 'pipebomb* nailbomb* bombmaker grenade grenades gunman gunmen firebomb*'],
  ['challenges', 'choke choking passout blackout challenge tidepod magneteater'],
  [
    'occult',
    'lucifer satan satans satanist* satanic baphomet* beelzebub hellspawn antichrist hellfire necromancer devilworshipper',
  ],
  ['eating-disorders', 'thinspo* proana promia anorexi* bulimi* purge starve bonespo'],
  ['bullying', 'loser losers fatso pigface retard retards retarded cripple lardass fatface uglyface crybaby'],
]

/** Words of contempt that a donkey or a duckling of a tale may have beside its name, as long as it is one. */
const unkind: ReadonlySet<string> = new Set(
  'moron stinky smelly ugly stupid fatty fat dumb idiot weirdo wimp stinker dummy lazy dirty gross disgusting pathetic freak'.split(
    ' ',
  ),
)

/** What is written together or apart, said aloud, and meant to be something else. */
const saidAloud: ReadonlySet<string> = new Set(
  (
    'asshole ashole mikeoxlong mikeoxbig hughjass hughjanus bendover seymourbutts seymourbutt dixienormous dixiewrecked phillmccracken philmccracken phucmall phucmallday phucyou ' +
    'moelester molester mikehawk heywoodjablome jackmehoff hughgrection ivanahumpalot amandahugginkiss patmcgroin connielingus cravenmoorehead tesstickle tesstickles ' +
    'holdenmcgroin masterbates masterbater barrymccockiner yurineeyehole annaldisorder isaachunt jennatalia anitadick wilmafingerdoo eatmyass suckmyd fukyu fucyu'
  ).split(' '),
)

const refusals = new Map<string, ModerationCategory>()
const beginnings = new Map<string, ModerationCategory>()
for (const [category, words] of refused)
  for (const word of words.split(' '))
    if (word.endsWith('*')) beginnings.set(word.slice(0, -1), category)
    else refusals.set(word, category)

/** What a word of a name stands for that nobody is called. In small plain letters, as words are read. */
export function refusalOfWord(written: string): ModerationCategory | undefined {
  const word = withoutClan(written)
  const known = refusals.get(word)
  if (known) return known
  for (const [beginning, category] of beginnings) if (word.startsWith(beginning)) return category
  return undefined
}

/** Fatty McStinky is no Scot. */
const withoutClan = (word: string): string => word.replace(/^mc(?=[a-z]{4})/, '')

/** Two words of contempt in one name are an insult: Stinky Fatty Ben. */
export const isInsult = (words: readonly string[]): boolean =>
  words.filter((word) => unkind.has(withoutClan(word))).length > 1

/** Whether a name is a joke once it is said aloud: Ben Dover, A. S. Shole. */
export function isJoke(words: readonly string[]): boolean {
  const letters = words.join('')
  return saidAloud.has(letters) || words.some((_word, at) => saidAloud.has(words.slice(at, at + 2).join('')))
}

/** What two words of a name stand for. */
export function refusalOfPair(name: string): ModerationCategory | undefined {
  if (/\bosama bin\b/i.test(name)) return 'terror'
  return /\b(?:ghost gun|zip gun|ak-?47|ar-?15)\b/i.test(name) ? 'weapons' : undefined
}

/** What a name has only where it is meant for a program, or tells where a child is to be found. */
export const isForProgram = (name: string): boolean =>
  /[{}[\]<>`|\\]|#{2}|\n|\b(?:instructions?|prompt|moderation|override|disregard|ignore)\b/i.test(name)

/** Where a stranger would find a child. */
export const namesSchool = (name: string): boolean =>
  /\p{L}[\p{L}'’.]+ (?:elementary|primary|middle school|high school|primary school|grundschule|kindergarten|preschool|nursery school)\b/iu.test(
    name,
  )
