import { animalVoices } from './animal-voices.ts'

/** What a noun is by itself, without what is told of it. */
export type NounKind = 'animal' | 'event' | 'food' | 'liking' | 'person' | 'place' | 'thing' | 'weather'

/** The last nouns of a phrase by which its kind is known; what is in none of these is a thing. */
const kinds: readonly (readonly [NounKind, RegExp])[] = [
  [
    'liking',
    /\b(?:soccer|football|basketball|baseball|hockey|tennis|lego|legos|ballet|karate|judo|gymnastics|chess|art|music|math|science|space|nature|colou?r \w+|glitter|magic|swimming|dancing|singing|drawing|painting|reading|cooking|baking|fishing|climbing|skating|skiing|riding|gardening|knitting|minecraft|pokemon|video games|board games|superheroes)$/i,
  ],
  [
    'event',
    /\b(?:birthday|party|race|wedding|concert|trip|visit|vacation|holidays?|christmas|easter|thanksgiving|advent|picnic|parade|game|match|recital|play|show|sleepover|festival|fair|test|exam|day|first day|baptism|christening|celebration|campout|camping|contest|competition|tournament|performance|adventure|journey|hike|sale|feast|dinner|barbecue|lessons?|practice|appointment|surgery|operation|move|treasure hunt|egg hunt|scavenger hunt|hunt|harvest|walk|ride|service|mass|communion|anniversary|graduation|nativity|pageant|quarrel|fight|tea party|bedtime|naptime)$/i,
  ],
  [
    'weather',
    /\b(?:snow|rain|storm|thunderstorm|thunder|fog|mist|wind|winter|summer|spring|autumn|fall|night|morning|evening|afternoon|sunset|sunrise|dawn|dusk|weather|sunshine|snowflakes|snowstorm|blizzard|hurricane|moonlight|nighttime|weekend)$/i,
  ],
  [
    'food',
    /\b(?:bananas?|apples?|pancakes?|waffles?|cookies?|biscuits?|cakes?|cupcakes?|muffins?|pies?|pizza|bread|buns?|rolls?|soup|stew|rice|beans|pasta|noodles|spaghetti|cheese|honey|jam|chocolate|ice cream|popcorn|candy|sweets|berries|strawberries|blueberries|cherries|oranges?|lemonade|hot chocolate|cocoa|milk|juice|tea|tamales|tacos|dumplings|sandwich(?:es)?|hot ?dogs?|burgers?|fries|eggs?|carrots?|broccoli|vegetables|fruit|snacks?|breakfast|lunch|supper|mac and cheese|macaroni|sushi|donuts?|marshmallows|s'mores|peanut butter|watermelon|peaches|mangoes|jollof|plums?|pears?|gingerbread|croissants?|porridge|oatmeal|yogurt|salad)$/i,
  ],
  [
    'place',
    /\b(?:house|home|garden|backyard|yard|park|playground|beach|sea|seaside|ocean|lake|pond|river|stream|creek|forest|woods?|jungle|mountains?|hills?|farm|barn|zoo|museum|library|school|kindergarten|preschool|daycare|church|chapel|village|town|city|country|castle|palace|cave|island|desert|savannah|camp|campsite|cabin|cottage|treehouse|hospital|market|shop|store|supermarket|bakery|harbou?r|lighthouse|bridge|street|apartment|kitchen|bedroom|attic|basement|workshop|space|outer space|planet|moon|mars|north pole|meadow|field|orchard|vineyard|valley|waterfall|swimming pool|pool|station|airport|circus|aquarium|playroom|classroom|sunday school|neighbou?rhood|ranch|stable|bus stop|texas|africa|kenya|england|london|paris|new york|california|disneyland|bethlehem|jerusalem)$/i,
  ],
  [
    'person',
    /\b(?:friends?|best friend|neighbou?rs?|cousins?|teacher|baby|baby brother|baby sister|brothers?|sisters?|siblings?|mom|mum|mother|dad|father|daddy|mommy|parents|grandma|grandpa|grandmother|grandfather|grandparents|granny|nana|abuela|uncle|aunt|auntie|pastor|priest|nanny|babysitter|twins?|child|children|kids?|boys?|girls?|family|king|queen|prince|princess|knights?|pirates?|firefighters?|fire ?m[ae]n|policem[ae]n|police officer|doctor|nurse|farmer|shepherds?|fisherman|sailor|captain|astronauts?|cowboys?|superhero(?:es)?|fairy|fairies|mermaids?|angels?|giant|stranger|classmates?|coach|class|choir|team|man|woman|lady|people|wizard|witch|ballerina|choir director|mailman|bus driver|grandson|granddaughter|daughter|son)$/i,
  ],
  [
    'animal',
    new RegExp(
      `\\b(?:${Object.keys(animalVoices).join('|')}|animal|pet|unicorn|dolphin|whale|shark|fish|goldfish|giraffe|zebra|kangaroo|koala|panda|butterfly|butterflie|bee|ladybug|bug|spider|snail|worm|snake|crocodile|hippo|rhino|gorilla|ape|otter|seal|seagull|goose|swan|peacock|rooster|chicken|wolf|wolve|raccoon|hedgehog|crab|octopu|octopuse|starfish|guinea pig|alpaca|llama|ox|calf|foal|ladybird|firefly|firefl(?:ie)|ponie|bunnie|puppie|kittie|mice|geese|sheep|monster|t-rex|triceratop|insect|creature|eagle|robin|moose|reindeer|caterpillar|ant|cheetah|leopard|jellyfish)(?:e?s)?$`,
      'i',
    ),
  ],
]

export function kindOfNoun(phrase: string): NounKind {
  const words = phrase.toLowerCase().trim()
  return kinds.find(([, pattern]) => pattern.test(words))?.[0] ?? 'thing'
}
