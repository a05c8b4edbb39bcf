import { type ModerationFinding, type ModerationVerdict, moderateText } from './moderator.ts'

/** Names, of families and given, whose words would mean something else in a story. They pass alone and beside other names. */
const ordinaryNames: ReadonlySet<string> = new Set(
  (
    'slaughter hooker cumming cummings dick dicks cock cocks cox hancock butcher gay weed beer gunn blood death fagan fagg fuchs ' +
    'fukuda gaylord dyke titcomb titmus tittle cockburn cockran woodcock hitchcock glasscock babcock ' +
    'kuntz kunz sexton sexsmith assmann shufflebottom ramsbottom longbottom winterbottom higginbottom bottom bottoms ' +
    'shital osama usama isis jihad fanny randy dikshit crapper hoare butt butts fuk phuc phuk dong dung swallow looney nutter coke smack coward savage harshit aryan chanel fuka fukai ' +
    'fukuyama fukumi fuks semen pornthip pornchai porntip supaporn siriporn shitij slutsky slutskaya wankhede boobalan kikelomo gore'
  ).split(' '),
)

/** Names nobody bears in front of children: those of murderers of peoples, and what people are called in contempt. */
const shameful: ReadonlySet<string> = new Set(
  (
    'hitler adolfhitler himmler goebbels goering göring mengele eichmann heydrich binladen nazi nazis neonazi ' +
    'fuehrer führer fuhrer swastika kkk klansman coon coons kike gyppo gypo pikey chink chinky paki wog golliwog sambo darkie ' +
    'negro spic wop honky pedo rapist terrorist'
  ).split(' '),
)

/** What stands before such a word when it is no family name. */
const talk: ReadonlySet<string> = new Set(
  'big fat huge hard long wet hot sexy dirty little tiny suck lick smoke eat love my your the a i no show grab bloody total such king'.split(
    ' ',
  ),
)

/** What stands at the beginning or the end of a word that somebody made up to be called by: Babykiller, SexyMama. */
const madeUp =
  /^(?:sexy|naked|porno|murder|babykill|skullcrush|whitepower|whitepride|suicid|killer|loser)\p{L}{3,}|\p{L}{3,}(?:killer|slayer|crusher|murderer|basher|beater|bomber|shooter|strangler|rapist|stripper|whitepower|cokehead|crackhead|pothead|methhead|junkie|loser)$|^(?:cokehead|crackhead|pothead|junkie|cokefiend)$/u

/** How a word of a name is written: a capital and small letters, with an apostrophe or a hyphen inside. */
const properName = /^\p{Lu}[\p{Ll}'’-]*$/u

/**
 * Says whether somebody may go by this name where children read it. A family name that sounds like something else
 * passes when it is written as a name, alone or after others; "Hitler", which a story may have to name, does not.
 */
export function moderateName(name: string): ModerationVerdict {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const shames = words.filter(isShameful).map(refusalOf)
  const isTalk = words.some((word) => talk.has(word.toLowerCase()))
  const rest = words.map((word) => (isOrdinaryName(word) && !isTalk ? 'Abernathy' : word)).join(' ')
  const { findings } = moderateText(rest, { byRulesAlone: true })
  const distinct = [...shames, ...findings]
  return { allowed: distinct.length === 0, findings: distinct }
}

/** Of a double name each part is one: Chanel-Rose. */
function isOrdinaryName(word: string): boolean {
  return word.split('-').some((part) => properName.test(part) && ordinaryNames.has(lettersOf(part)))
}

function isShameful(word: string): boolean {
  return [word, word.replace(/['’]?s$/, '')].some(
    (form) => shameful.has(lettersOf(form)) || madeUp.test(lettersOf(form)),
  )
}

function lettersOf(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}]/gu, '')
}

function refusalOf(word: string): ModerationFinding {
  return {
    category: shameful.has(lettersOf(word)) ? 'hate' : 'violence',
    layer: 'rules',
    excerpt: word,
    sentence: `“${word}” is not a name that families should meet here. Please choose another.`,
  }
}
