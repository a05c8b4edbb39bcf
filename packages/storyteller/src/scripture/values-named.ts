import type { ValueId } from './moral-values.ts'

const wordsOfValues: readonly [ValueId, RegExp][] = [
  ['forgiveness', /\bforgiv\w*|\bpardon\w*|\bmercy\b|\bmerciful\b/],
  ['honesty', /\bhonest\w*|\btruth\w*|\btrue\b|\blies?\b|\blying\b/],
  ['courage', /\bcourag\w*|\bbrave\w*|\bafraid\b|\bfear\w*|\bscared\b/],
  ['trust-in-god', /\btrust\w*|\bfaith\w*|\bbeliev\w*/],
  ['patience', /\bpatien\w*|\bwait\w*/],
  ['gratitude', /\bgrat\w*|\bthank\w*/],
  ['sharing', /\bshar\w*|\bgenero\w*|\bgiv(?:e|ing|er)\b/],
  ['humility', /\bhumb\w*|\bhumil\w*|\bmodest\w*/],
  ['perseverance', /\bpersever\w*|\bgiv\w* up\b|\btry again\b|\bkeep trying\b|\bresilien\w*/],
  ['keeping-promises', /\bpromis\w*|\bloyal\w*|\breliab\w*|\bresponsib\w*/],
  ['making-peace', /\bpeace\w*|\bquarrel\w*|\breconcil\w*/],
  ['gentleness', /\bgentle\w*/],
  ['compassion', /\bcompassion\w*|\bempath\w*|\bcomfort\w*/],
  ['welcome', /\bwelcom\w*|\binclu(?:de|sion|sive)\w*|\bhospital\w*|\bstrangers?\b|\baccept\w*/],
  ['friendship', /\bfriend\w*/],
  ['wisdom', /\bwis(?:e|dom)\b|\bunderstanding\b/],
  ['helping', /\bhelp\w*|\bserv\w*|\bteamwork\b/],
  ['obedience', /\bobey\w*|\bobedien\w*|\blisten\w*|\bcommandments?\b/],
  ['honoring-family', /\bfamily\b|\bparents?\b|\bfather and your mother\b|\brespect\w*/],
  ['self-control', /\bself[- ]?control\w*|\btemper\b|\bslow to anger\b|\banger\b|\bangry\b/],
  ['prayer', /\bpray\w*/],
  ['caring-for-creation', /\bcreation\b|\bcreatures?\b|\bnature\b|\banimals?\b|\benvironment\w*/],
  ['fairness', /\bfair\w*|\bjust(?:ice|ly)\b|\bequal\w*/],
  ['wonderfully-made', /\bwonderfully\b|\bself[- ]?(?:worth|esteem)\b|\bunique\b|\bhis own image\b/],
  ['contentment', /\bcontent\w*|\benough\b/],
  ['hard-work', /\bwork\w*|\bdiligen\w*/],
  ['being-a-light', /\blight\w*|\bshin\w*/],
  ['hope', /\bhop(?:e|ed|eful)\b/],
  ['joy', /\bjoy\w*|\brejoic\w*|\bglad\w*/],
  ['kindness', /\bkind\w*/],
  ['love', /\blov\w*/],
]

/** The values of which a text speaks, in the order of the list above. */
export function valuesNamedIn(text: string): ValueId[] {
  const words = text.toLowerCase()
  return wordsOfValues.filter(([, pattern]) => pattern.test(words)).map(([id]) => id)
}
