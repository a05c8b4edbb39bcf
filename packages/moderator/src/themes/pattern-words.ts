/** Word groups that the rules of several themes share, as pattern sources. */

export const whose = '(?:his|her|their|your|my|the|a|an|our|its|one|some|every|another)'

export const person =
  '(?:him|her|them|you|me|us|everyone|everybody|anyone|people|person|somebody|someone|man|men|woman|women|' +
  'boys?|girls?|kids?|child|children|baby|babies|babysitter|teachers?|classmates?|students?|pupils?|neighbou?rs?|' +
  'mother|father|mom|mum|mommy|mummy|dad|daddy|parents?|brothers?|sisters?|sons?|daughters?|uncle|aunt|' +
  'kings?|queens?|princes?|princess(?:es)?|prisoners?|strangers?|soldiers?|villagers?|humans?|rivals?|enem(?:y|ies)|witch(?:es)?|captains?|pirates?|robbers?|thie(?:f|ves)|victims?|hostages?|beggars?|servants?|farmers?|grandma|grandpa|grandmother|grandfather|wife|husband|friends?|guards?|police(?:man|men|woman)?|crowd|family)'

/** At most four words of the same sentence between two parts of a pattern. */
export const fewWords = "(?:\\s+[a-z'-]+){0,4}"

export const yourself = '(?:himself|herself|themsel(?:f|ves)|myself|yourself|ourselves|itself)'

export const possessive = '(?:his|her|their|my|your|our)'
