/** Past forms and plurals that no rule makes; every form but the base and the regular ones. */
export const irregular: Readonly<Record<string, string>> = {
  beat: 'beaten',
  become: 'became',
  bend: 'bent',
  bind: 'bound',
  bite: 'bit bitten',
  bleed: 'bled',
  blow: 'blew blown',
  break: 'broke broken',
  breed: 'bred',
  bring: 'brought',
  burn: 'burnt',
  buy: 'bought',
  catch: 'caught',
  child: 'children',
  choose: 'chose chosen',
  cum: 'cumming cummed',
  deal: 'dealt',
  dig: 'dug',
  do: 'did done does',
  draw: 'drew drawn',
  drink: 'drank drunk drunken',
  drive: 'drove driven',
  eat: 'ate eaten',
  fall: 'fell fallen',
  feed: 'fed',
  feel: 'felt',
  fight: 'fought',
  find: 'found',
  fling: 'flung',
  freeze: 'froze frozen',
  forget: 'forgot forgotten',
  gas: 'gassed gassing',
  get: 'got gotten',
  give: 'gave given',
  go: 'went gone goes',
  grind: 'ground',
  grow: 'grew grown',
  hang: 'hung',
  have: 'has had',
  hide: 'hid hidden',
  hold: 'held',
  jack: 'jacked',
  keep: 'kept',
  kidnap: 'kidnapped kidnapping',
  knife: 'knives',
  lay: 'laid',
  leave: 'left',
  leap: 'leapt',
  let: 'letting',
  lie: 'lay lain lying',
  light: 'lit',
  make: 'made',
  man: 'men',
  meet: 'met',
  override: 'overrode overridden',
  rob: 'robbed',
  ride: 'rode ridden',
  run: 'ran',
  saw: 'sawn',
  see: 'saw seen',
  sell: 'sold',
  send: 'sent',
  set: 'setting',
  shake: 'shook shaken',
  shoot: 'shot',
  show: 'shown',
  sink: 'sank sunk',
  sit: 'sat',
  sleep: 'slept',
  slide: 'slid',
  speak: 'spoke spoken',
  spit: 'spat',
  stand: 'stood',
  steal: 'stole stolen',
  stick: 'stuck',
  stink: 'stank stunk',
  strike: 'struck',
  swing: 'swung',
  take: 'took taken',
  teach: 'taught',
  tear: 'tore torn',
  tell: 'told',
  think: 'thought',
  throw: 'threw thrown',
  undo: 'undid undone',
  wake: 'woke woken',
  wear: 'wore worn',
  wife: 'wives',
  thief: 'thieves',
  woman: 'women',
  wring: 'wrung',
  write: 'wrote written',
}

/** Short words whose last letter is doubled: "stab" becomes "stabbed" and "stabbing". */
const doubling = /^[^aeiou]*(?:[aeiou]|qui)[bdgklmnprtz]$/

/** The base, its plural or third person, past forms and -ing. Some of them exist for no such word; nobody types those. */
export function inflect(base: string): string[] {
  const own = irregular[base]?.split(' ') ?? []
  return [base, withS(base), `${stemFor(base)}ing`, pastOf(base), ...own]
}

/** The base and its plural, for words whose other forms mean something else ("kid" and "kidding"). */
export function plural(base: string): string[] {
  return [base, withS(base), ...(irregular[base]?.split(' ') ?? [])]
}

function withS(base: string): string {
  if (/(?:[sxz]|ch|sh)$/.test(base)) return `${base}es`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}

function pastOf(base: string): string {
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  return `${stemFor(base)}ed`
}

/** What -ing and -ed are added to. */
function stemFor(base: string): string {
  if (doubling.test(base)) return base + base.charAt(base.length - 1)
  return base.endsWith('e') && !/(?:ee|ye|oe)$/.test(base) ? base.slice(0, -1) : base
}
