import type { Piece } from './piece.ts'

/** What is worn below the head, by its words in small letters without hyphens, and what of the drawn clothes it is. */
export const clothes: Readonly<Record<string, Piece>> = {
  'pyjamas|pyjama|pajamas|pajama|nightgown|nightshirt|nightdress|nightie|pjs|pj|jammies|jim jams|sleepwear|nightclothes':
    { on: 'garment', kind: 'pyjamas' },
  'raincoat|rain coat|rain jacket|oilskin|oilskin coat|mackintosh|mac coat|cagoule|waterproofs|waterproof jacket|slicker':
    { on: 'garment', kind: 'raincoat' },
  'overalls|overall|dungarees|boiler suit|coveralls|coverall|jumpsuit|jump suit|puddle suit|puddlesuit|splash suit|dungaree shorts|snowsuit|snow suit|ski suit|tracksuit|track suit':
    { on: 'garment', kind: 'overalls' },
  'romper|onesie|babygro|sleepsuit|bodysuit|sleep suit|romper suit|playsuit|leotard|gymnastics leotard|swimsuit|swimming costume|bathing suit':
    { on: 'garment', kind: 'romper' },
  'cloak|mantle|hooded cloak': { on: 'garment', kind: 'cloak', long: true },
  'tunic|kurta|dashiki|smock|huipil|kameez|salwar kameez|shalwar kameez|kurti|salwar suit|shalwar suit|salwar|shalwar|punjabi suit|baju kurung|baju|karate gi|gi|karate suit|judo suit|sherwani|hanfu|tang suit':
    { on: 'garment', kind: 'tunic' },
  'scrubs|hospital scrubs|nurse uniform|nurse s uniform|nurses uniform|nursing uniform|hospital uniform': {
    on: 'garment',
    kind: 'blouse',
    colour: '#6fb1d0',
  },
  'robe|robes|kaftan|caftan|cassock|agbada|boubou|thobe|thawb|kanzu|djellaba|jellaba|galabeya|abaya|jilbab|dressing gown|bathrobe|housecoat|wizard robe|chador':
    { on: 'garment', kind: 'robe', long: true },
  'pinafore|pinafore dress|jumper dress|dungaree dress|gymslip': { on: 'garment', kind: 'pinafore' },
  'poncho|serape|sarape|ruana': { on: 'garment', kind: 'poncho' },
  'dress|gown|sundress|kimono|frock|summer dress|party dress|princess dress|twirly dress|dirndl|cheongsam|qipao|yukata|hanbok|muumuu|jingle dress':
    { on: 'garment', kind: 'dress' },
  'sari|saree|lehenga|lengha|ao dai|maxi dress|ball gown|wedding dress|princess gown|evening dress|evening gown':
    { on: 'garment', kind: 'dress', long: true },
  'hoodie|hoody|hooded sweatshirt|sweatshirt|zip up hoodie': { on: 'garment', kind: 'hoodie' },
  'cardigan|cardi|cardie': { on: 'garment', kind: 'cardigan' },
  'waistcoat|vest|netball bib|football bib|sports bib|training bib|gilet|bodywarmer|body warmer|sweater vest|puffer vest|life jacket|lifejacket|high vis vest|hi vis vest|hi vis':
    { on: 'garment', kind: 'waistcoat' },
  'jacket|coat|blazer|anorak|parka|winter coat|overcoat|topcoat|work coat|greatcoat|peacoat|duffel coat|duffle coat|trench coat|lab coat|windbreaker|windcheater|puffer jacket|puffer coat|puffy jacket|bomber jacket|leather jacket|fleece|fleece jacket|barbour|suit|uniform|school uniform|scout uniform|tuxedo|tux|dinner jacket|sunday suit|three piece suit|pilot uniform|police uniform|captain s uniform|chef jacket|chef s jacket|chef whites|whites|white coat|doctor s coat|tails':
    { on: 'garment', kind: 'jacket' },
  'denim jacket|jean jacket|jeans jacket': { on: 'garment', kind: 'jacket', colour: '#5b7fae' },
  'sweater|jumper|pullover|turtleneck|polo neck|roll neck|christmas jumper|christmas sweater|knitwear': {
    on: 'garment',
    kind: 'sweater',
  },
  't shirt|tee|tshirt|tee shirt|jersey|football shirt|football jersey|football top|football kit|football strip|soccer kit|basketball jersey|baseball jersey|soccer shirt|soccer jersey|hockey jersey|rugby shirt|band tee|band t shirt|tank top|tank|singlet|crop top|undershirt|rash vest|rash guard':
    { on: 'garment', kind: 't-shirt' },
  blouse: { on: 'garment', kind: 'blouse' },
  'long sleeves|cotton sleeves|soft sleeves|long cotton sleeves|long sleeved|long sleeve|long sleeved top|long sleeved shirt':
    {
      on: 'garment',
      kind: 'shirt',
    },
  'habit|nun s habit': { on: 'garment', kind: 'robe', long: true },
  'shirt|top|polo|polo shirt|flannel shirt|plaid shirt|hawaiian shirt|button up|button down|guayabera|dress shirt|work shirt':
    { on: 'garment', kind: 'shirt' },
  'clothes|outfit|clothing|attire|costume': { on: 'garment', kind: null },
  'everything|dressed|dressed all|all dressed|head to toe|top to toe|head to foot|all in|clothes all': {
    on: 'garment',
    kind: null,
    isAll: true,
  },
  'kente|kente cloth|ankara|ankara print': {
    on: 'garment',
    kind: 'robe',
    pattern: 'checks',
    colour: '#d9a531',
  },

  'shorts|swim shorts|football shorts|basketball shorts|swimming trunks|swim trunks|board shorts|cargo shorts|cycling shorts|lederhosen':
    {
      on: 'bottom',
      kind: 'shorts',
    },
  'skirt|tutu|tutu skirt|ballet tutu|twirly skirt|mini skirt|miniskirt|kilt|pleated skirt|skort|grass skirt|ribbon skirt':
    { on: 'bottom', kind: 'skirt' },
  'sarong|lavalava|lava lava|pareo|lungi|dhoti|wrapper': { on: 'bottom', kind: 'skirt', long: true },
  'trousers|pants|leggings|corduroys|chinos|joggers|sweatpants|tracksuit bottoms|jogging bottoms|slacks|cargo pants|jodhpurs|trackpants|yoga pants|khakis|breeches|tights':
    { on: 'bottom', kind: 'trousers' },
  'jeans|skinny jeans|ripped jeans|levis': { on: 'bottom', kind: 'trousers', colour: '#4a6591' },

  'sandal|sandals|flip flop|flip flops|birkenstock|jelly shoes|huaraches': {
    on: 'shoes',
    kind: 'sandals',
    colour: '#8a5a34',
  },
  'boot|boots|wellies|welly|wellie|wellingtons|wellington|gumboots|rain boots|uggs|ugg|cowboy boots|rubber boots':
    { on: 'shoes', kind: 'boots' },
  'barefoot|bare feet|barefooted|bare foot': { on: 'shoes', kind: 'bare' },
  'shoe|shoes|sneakers|sneaker|takkies|tackies|plimsolls|pumps|slippers|slipper|trainers|trainer|socks|sock|crocs|clogs|loafers|heels|mary janes|moccasins|converse|high tops|ballet shoes|football boots|cleats|brogues|footwear|roller skates|ice skates':
    { on: 'shoes', kind: 'shoes' },

  'scarf|scarves|muffler|snood|shawl|rebozo|neckerchief|stole|wrap': {
    on: 'single',
    part: 'scarf',
    colour: '#d9493f',
  },
  'cape|superhero cape': { on: 'single', part: 'cape', colour: '#d9493f' },
  'apron|pinny': { on: 'single', part: 'apron', colour: '#f3e3c3' },
  'bag|backpack|satchel|rucksack|school bag|schoolbag|knapsack|tote bag|messenger bag|handbag|purse': {
    on: 'single',
    part: 'bag',
    colour: '#a8713f',
  },
}

/** What is worn about an animal's neck, and what of its coat has words of its own. */
export const onAnimals: Readonly<Record<string, Piece>> = {
  'bow|bow tie|bowtie|ribbon|dickie bow': { on: 'neckwear', kind: 'bow' },
  'scarf|bandana|bandanna|kerchief|neckerchief|shawl': { on: 'neckwear', kind: 'scarf' },
  'collar|bell|harness': { on: 'neckwear', kind: 'collar' },
  'fur|coat|wool|feathers|feather|fleece|fluff|plumage|scales|skin|shell': { on: 'coat' },
  'spots|spot|spotted|patches|patched|patch|dots|blotches|splodges': { on: 'spots' },
  'hair|yarn|braids|plaits|pigtails|plait|braid': { on: 'yarn' },
}
