const singularWithS =
  /(?:ss|us|is|'s)$|^(?:christmas|dress|glass|circus|bus|chess|canvas|lens|atlas|gas|news|alps|mars|kansas|texas|paris|jesus|moses|james|thomas|tennis|gymnastics|mathematics|maths|physics|always|species|series)$/i
const pluralWithoutS =
  /^(?:children|people|mice|geese|feet|teeth|men|women|sheep|oxen|police|family members|grandchildren|kids|scissors|firemen|policemen|firewomen)$/i
const uncountable =
  /^(?:honey|bread|cheese|chocolate|ice cream|milk|juice|soup|stew|rice|pasta|popcorn|water|snow|rain|thunder|fog|mist|wind|sunshine|music|magic|sand|glitter|hay|fruit|homework|football|soccer|baseball|basketball|hockey|lego|ballet|paint|tea|lemonade|cocoa|art|math|fun|nature|space|jam|wool|gold|silver|candy|spaghetti|jollof|lunch|supper|breakfast|dinner|bedtime|naptime|school|church|kindergarten|preschool|daycare|karate|judo|tennis|gymnastics|chess|music|science|poetry|laughter|winter|summer|spring|autumn|fall|moonlight|weather|porridge|oatmeal|yogurt|gingerbread|pizza|salad|outer space|home|peanut butter|hot chocolate|furniture|clothing|mud|dirt|grass|play ?dough|money|patience|kindness|sharing|courage|love|friendship|forgiveness|trust|prayer|night|morning|christmas|easter|thanksgiving|advent|halloween|snowflakes|nighttime|sunset|sunrise|dawn|dusk|broccoli|spinach|cinnamon|autism|adhd|diabetes|cancer|anxiety|wheelchair basketball)$/i

/** How a noun behaves after articles and before verbs. */
export function numberOfNoun(head: string): 'singular' | 'plural' | 'uncountable' {
  const word = head.toLowerCase()
  if (word === 'cake') return 'uncountable'
  const last = word.split(' ').at(-1) ?? word
  if (uncountable.test(word) || uncountable.test(last)) return 'uncountable'
  if (
    /^[a-z]+ing$/.test(last) &&
    !/^(?:king|ring|string|wing|swing|thing|painting|drawing|building|wedding|ceiling|clothing|morning|evening|sibling|duckling|offspring|earring|nothing|something|bling)$/.test(
      last,
    )
  )
    return 'uncountable'
  if (pluralWithoutS.test(last)) return 'plural'
  return last.length > 2 && last.endsWith('s') && !singularWithS.test(last) ? 'plural' : 'singular'
}
