import type { Signature } from '../plots/plot.ts'

/** Past forms that do not follow the rule. */
const irregular: Readonly<Record<string, string>> = {
  sing: 'sang',
  run: 'ran',
  swim: 'swam',
  draw: 'drew',
  tell: 'told',
  make: 'made',
  bring: 'brought',
  build: 'built',
  catch: 'caught',
  fly: 'flew',
  give: 'gave',
  hide: 'hid',
  hold: 'held',
  keep: 'kept',
  read: 'read',
  ride: 'rode',
  say: 'said',
  speak: 'spoke',
  take: 'took',
  think: 'thought',
  throw: 'threw',
  wear: 'wore',
  write: 'wrote',
  sleep: 'slept',
  eat: 'ate',
  find: 'found',
  blow: 'blew',
  sit: 'sat',
  stand: 'stood',
  sweep: 'swept',
  weave: 'wove',
  teach: 'taught',
  grow: 'grew',
  feed: 'fed',
  shake: 'shook',
  put: 'put',
  spin: 'spun',
  drive: 'drove',
  get: 'got',
  go: 'went',
  forget: 'forgot',
  forgive: 'forgave',
  hurt: 'hurt',
  lose: 'lost',
  steal: 'stole',
  hear: 'heard',
  see: 'saw',
  know: 'knew',
  meet: 'met',
  leave: 'left',
  buy: 'bought',
  win: 'won',
  begin: 'began',
  drink: 'drank',
  fall: 'fell',
  feel: 'felt',
  lend: 'lent',
  send: 'sent',
  spend: 'spent',
  swing: 'swung',
  break: 'broke',
  come: 'came',
  become: 'became',
  bite: 'bit',
  have: 'had',
  be: 'was',
  do: 'did',
  wake: 'woke',
  dig: 'dug',
  understand: 'understood',
  stick: 'stuck',
  ring: 'rang',
  sting: 'stung',
  tear: 'tore',
  lead: 'led',
  light: 'lit',
  hang: 'hung',
  wind: 'wound',
  bend: 'bent',
  fight: 'fought',
  cut: 'cut',
  set: 'set',
  let: 'let',
  hit: 'hit',
  shut: 'shut',
  creep: 'crept',
  choose: 'chose',
  slide: 'slid',
  rise: 'rose',
  kneel: 'knelt',
  spread: 'spread',
  stride: 'strode',
  squat: 'squatted',
  sell: 'sold',
  pay: 'paid',
  sink: 'sank',
  shine: 'shone',
  shrink: 'shrank',
  spit: 'spat',
  bleed: 'bled',
  freeze: 'froze',
  weep: 'wept',
  cling: 'clung',
  fling: 'flung',
  string: 'strung',
  strike: 'struck',
  wring: 'wrung',
  burst: 'burst',
  cost: 'cost',
  quit: 'quit',
  bind: 'bound',
  grind: 'ground',
  beat: 'beat',
  shoot: 'shot',
  seek: 'sought',
  flee: 'fled',
  speed: 'sped',
  tread: 'trod',
  bear: 'bore',
  swear: 'swore',
  deal: 'dealt',
  mean: 'meant',
  lay: 'laid',
  mistake: 'mistook',
  undo: 'undid',
  redo: 'redid',
  rewrite: 'rewrote',
  outgrow: 'outgrew',
  oversleep: 'overslept',
  overcome: 'overcame',
  foresee: 'foresaw',
  breed: 'bred',
  spring: 'sprang',
  stink: 'stank',
  split: 'split',
  shed: 'shed',
  bet: 'bet',
  cast: 'cast',
  strive: 'strove',
  sling: 'slung',
  slink: 'slunk',
  awake: 'awoke',
  outrun: 'outran',
  outdo: 'outdid',
  overhear: 'overheard',
  overtake: 'overtook',
  overeat: 'overate',
  rebuild: 'rebuilt',
  retell: 'retold',
  rewind: 'rewound',
  unwind: 'unwound',
  forbid: 'forbade',
  mislead: 'misled',
  withdraw: 'withdrew',
  withstand: 'withstood',
}

/** How somebody is, rather than something they do: no gesture for the middle of a scene. */
const stateVerbs = new Set(
  'live,work,miss,need,want,belong,hate,know,start,smell,have,be,look,wait,stay,own,believe,speak,understand,seem,weigh,attend,use'.split(
    ',',
  ),
)

const pasts = new Set(Object.values(irregular))

const basesOfPasts = new Map(Object.entries(irregular).map(([base, past]) => [past, base]))

/** "stole" is a form of steal; any other word stays as it is. */
export function baseOfPast(word: string): string {
  return basesOfPasts.get(word) ?? word
}

/** Whether a word is a past form: "broke", "moved". */
export function isPastForm(word: string): boolean {
  return pasts.has(word) || /^\w{2,}ed$/.test(word)
}

/** "lives", "misses" say how somebody is. */
export function isStateVerb(base: string): boolean {
  return stateVerbs.has(base)
}

/** Verbs a parent uses for what somebody does, by their base form. */
const known = new Set([
  ...Object.keys(irregular),
  ...stateVerbs,
  ...'turn,move,kiss,wash,brush,call,annoy,copy,open,close,roll,kneel,brag,pretend,learn,train,perform,compete,recover,welcome,ask,bake,bark,bounce,braid,chase,chatter,chew,climb,clap,collect,cook,count,crawl,cuddle,dance,dig,dream,explore,fiddle,fish,garden,giggle,growl,grumble,help,hop,hug,hum,hurry,imagine,invent,joke,juggle,jump,knit,laugh,lick,listen,look,mix,nap,nibble,notice,nuzzle,paint,plant,play,polish,pray,purr,race,rhyme,roar,rub,scribble,sew,share,skip,smile,snore,sniff,sneeze,solve,sprint,squeak,stomp,study,talk,tap,twirl,twist,tug,wag,wave,wander,watch,water,whisper,whistle,wiggle,worry,yawn,protect,visit,love,like,cry,fix,mend,tumble,walk,trip,practice,carry,pull,push,point,kick,trot,stretch,blink,stroke,whisk,splash,pick,peek,suck,grin,wink,chuckle,sigh,mumble,murmur,snap,stumble,argue,repair,tinker,sketch,doodle,beg,sneak,stack,swing,spread,crouch,puff,stutter'.split(
    ',',
  ),
])

/** The base form of a third-person verb ("counts" is count), or undefined when it is no verb we know. */
export function baseOfVerb(word: string): string | undefined {
  if (!word.endsWith('s')) return undefined
  const candidates = [word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/s$/, '')]
  return candidates.find((candidate) => known.has(candidate))
}

/** The base form of an -ing word ("dancing" is dance). */
export function baseOfIng(word: string): string | undefined {
  if (!word.endsWith('ing')) return undefined
  const stem = word.slice(0, -3)
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find((candidate) => known.has(candidate))
}

export function isKnownVerb(word: string): boolean {
  return known.has(word)
}

export function pastOfVerb(base: string): string {
  const special = irregular[base]
  if (special) return special
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  return doubles(base) ? `${base}${base.at(-1)}ed` : `${base}ed`
}

export function ingOfVerb(base: string): string {
  if (base === 'be') return 'being'
  if (/[^eo]e$/.test(base)) return `${base.slice(0, -1)}ing`
  return doubles(base) ? `${base}${base.at(-1)}ing` : `${base}ing`
}

export function presentOfVerb(base: string): string {
  if (base === 'be') return 'is'
  if (base === 'have') return 'has'
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`
  return /(s|sh|ch|x|z|o)$/.test(base) ? `${base}es` : `${base}s`
}

/** All four forms of "count everything". */
export function signatureOf(base: string, rest: string): Signature {
  const end = rest ? ` ${rest}` : ''
  return {
    base: base + end,
    present: presentOfVerb(base) + end,
    past: pastOfVerb(base) + end,
    ing: ingOfVerb(base) + end,
  }
}

/** One-syllable verbs with a single vowel before a single consonant: hop, hopping. */
function doubles(base: string): boolean {
  return /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(base)
}
