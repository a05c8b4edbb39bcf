import type { Piece } from './piece.ts'

/** What is worn below the head, by its words in small letters without hyphens, and what of the drawn clothes it is. */
export const clothes: Readonly<Record<string, Piece>> = {
  'pyjamas|pyjama|pajamas|pajama|nightgown|nightshirt|nightdress|nightie|pjs|pj|jammies|jim jams|sleepwear|nightclothes':
    { on: 'garment', kind: 'pyjamas' },
  'raincoat|rain coat|rain jacket|oilskin|oilskin coat|mackintosh|mac coat|cagoule|waterproofs|waterproof jacket|slicker':
    { on: 'garment', kind: 'raincoat' },
  'overalls|overall|dungarees|dungaree shorts': { on: 'garment', kind: 'overalls' },
  'boiler suit|coveralls|coverall|jumpsuit|jump suit|puddle suit|puddlesuit|splash suit|tracksuit|track suit|wetsuit|wet suit|shell suit|flight suit|astronaut suit|space suit|spacesuit|racing suit|unitard|salopettes':
    { on: 'garment', kind: 'jumpsuit' },
  'snowsuit|snow suit|ski suit|all in one snowsuit': { on: 'garment', kind: 'jumpsuit', fabric: 'padded' },
  'kurta|kurta pyjama|kurta pajama|kameez|kamiz|anarkali|tangzhuang|jinbei|salwar kameez|shalwar kameez|kurti|salwar suit|shalwar suit|salwar|shalwar|punjabi suit|baju kurung|baju|baju melayu|sherwani|achkan|hanfu|tang suit|deel|chuba|gho|chokha|churidar|bakhu|longyi blazer|gakti|kolt|shalwar qameez|changshan':
    { on: 'garment', kind: 'kurta' },
  'romper|onesie|babygro|sleepsuit|bodysuit|sleep suit|romper suit|playsuit|leotard|gymnastics leotard|swimsuit|swimming costume|bathing suit':
    { on: 'garment', kind: 'romper' },
  huipil: { on: 'garment', kind: 'tunic' },
  'cloak|mantle|hooded cloak': { on: 'garment', kind: 'cloak', long: true },
  'tunic|dashiki|smock|karate gi|gi|karate suit|judo suit': { on: 'garment', kind: 'tunic' },
  'scrubs|hospital scrubs|nurse uniform|nurse s uniform|nurses uniform|nursing uniform|hospital uniform': {
    on: 'garment',
    kind: 'blouse',
    colour: '#6fb1d0',
  },
  'robe|robes|kaftan|caftan|cassock|agbada|boubou|thobe|thawb|kanzu|djellaba|jellaba|jellabiya|jalabiya|takchita|toghu|galabeya|abaya|jilbab|dressing gown|bathrobe|housecoat|wizard robe|chador':
    { on: 'garment', kind: 'robe', long: true },
  'pinafore|pinafore dress|sarafan|jumper dress|dungaree dress|gymslip': { on: 'garment', kind: 'pinafore' },
  'poncho|serape|sarape|ruana': { on: 'garment', kind: 'poncho' },
  'basotho blanket|sotho blanket|seanamarena|shoulder blanket': {
    on: 'garment',
    kind: 'poncho',
    fabric: 'blanket',
    colour: '#a8412f',
  },
  'dress|gown|terno|sundress|kimono|frock|summer dress|party dress|princess dress|twirly dress|dirndl|cheongsam|qipao|yukata|hanbok|muumuu|jingle dress':
    { on: 'garment', kind: 'dress' },
  'sari|saree|half sari': { on: 'garment', kind: 'dress', long: true, fabric: 'draped' },
  'lehenga|busuti|gomesi|gomezi|habesha kemis|kemis|puletasi|bunad|mother hubbard|mother hubbard dress|toub|aodai|lengha|ao dai|maxi dress|ball gown|wedding dress|princess gown|evening dress|evening gown':
    { on: 'garment', kind: 'dress', long: true },
  'hoodie|hoody|hooded sweatshirt|sweatshirt|zip up hoodie': { on: 'garment', kind: 'hoodie' },
  'cardigan|cardi|twinset|cardie': { on: 'garment', kind: 'cardigan' },
  'waistcoat|vest|netball bib|football bib|sports bib|training bib|gilet|bodywarmer|body warmer|sweater vest':
    { on: 'garment', kind: 'waistcoat' },
  'jacket|coat|happi coat|anorak|parka|winter coat|work coat|peacoat|duffel coat|duffle coat|windbreaker|windcheater|bomber jacket|leather jacket|fleece|fleece jacket|barbour|uniform|scout uniform|pilot uniform|police uniform|captain s uniform|chef jacket|chef s jacket|chef whites|whites|tails':
    { on: 'garment', kind: 'jacket' },
  'overcoat|topcoat|zupan|greatcoat|trench coat|frock coat|lab coat|white coat|doctor s coat|dust coat|duster coat|wool coat|woollen coat':
    { on: 'garment', kind: 'coat' },
  'blazer|dinner jacket|suit jacket|smoking jacket': { on: 'garment', kind: 'blazer' },
  'school blazer|school uniform': { on: 'garment', kind: 'blazer', colour: '#2e4a86' },
  'suit|tuxedo|tux|sunday suit|three piece suit|trouser suit|pant suit|pantsuit|business suit': {
    on: 'garment',
    kind: 'blazer',
    hasTrousers: true,
  },
  'puffer jacket|puffer coat|puffy jacket|puffer|down jacket|down coat|ski jacket|padded jacket|quilted jacket|quilted coat|winter jacket|puffa jacket|anorak jacket':
    { on: 'garment', kind: 'jacket', fabric: 'padded' },
  'puffer vest|padded vest|quilted vest|puffer gilet|padded gilet|quilted gilet|life jacket|lifejacket|life vest|buoyancy aid':
    { on: 'garment', kind: 'waistcoat', fabric: 'padded' },
  'high vis vest|hi vis vest|hi vis|hi viz|high vis|high visibility vest|hi vis jacket|high vis jacket|reflective vest|safety vest':
    {
      on: 'garment',
      kind: 'jacket',
      fabric: 'high-vis',
      colour: '#f08a2c',
    },
  'denim jacket|jean jacket|jeans jacket': {
    on: 'garment',
    kind: 'jacket',
    fabric: 'denim',
    colour: '#5b7fae',
  },
  'lopapeysa|icelandic sweater|icelandic jumper|faroese jumper|faroese sweater|norwegian jumper|norwegian sweater|fair isle jumper|fair isle sweater|nordic jumper|nordic sweater|christmas jumper|christmas sweater':
    { on: 'garment', kind: 'sweater', pattern: 'zigzags' },
  'aran jumper|aran sweater|fisherman s jumper|fisherman jumper|woolly jumper|wooly jumper|cable jumper': {
    on: 'garment',
    kind: 'sweater',
    fabric: 'knitted',
  },
  'vyshyvanka|sorochka|embroidered shirt|embroidered blouse|peasant blouse': {
    on: 'garment',
    kind: 'shirt',
    pattern: 'trimming',
    colour: '#f7f1e6',
  },
  'sweater|jumper|pullover|turtleneck|polo neck|roll neck|knitwear': {
    on: 'garment',
    kind: 'sweater',
  },
  't shirt|tee|tshirt|tee shirt|jersey|football shirt|football jersey|football top|football kit|football strip|soccer kit|basketball jersey|baseball jersey|soccer shirt|soccer jersey|hockey jersey|rugby shirt|band tee|band t shirt|tank top|tank|singlet|crop top|undershirt|rash vest|rash guard':
    { on: 'garment', kind: 't-shirt' },
  'blouse|kebaya|choli|chatta|jeogori|buba': { on: 'garment', kind: 'blouse' },
  'long sleeves|cotton sleeves|soft sleeves|long cotton sleeves|long sleeved|long sleeve|long sleeved top|long sleeved shirt':
    {
      on: 'garment',
      kind: 'shirt',
    },
  'habit|nun s habit': { on: 'garment', kind: 'robe', long: true },
  'shirt|top|barong|barong tagalog|polo|polo shirt|flannel shirt|plaid shirt|hawaiian shirt|button up|button down|guayabera|dress shirt|work shirt':
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
  'skirt|tutu|tupenu|ta ovala|tutu skirt|ballet tutu|twirly skirt|mini skirt|miniskirt|kilt|pleated skirt|skort|grass skirt|ribbon skirt':
    { on: 'bottom', kind: 'skirt' },
  'sarong|lavalava|lava lava|pareo|lungi|dhoti|wrapper|mundu|veshti|longyi|htamein|phanek|sampot|sulu|malong|pavada|pavada skirt|pavadai|pavadai skirt|pattu pavadai|ghagra|pollera':
    { on: 'bottom', kind: 'skirt', long: true },
  'trousers|pants|bombachas|leggings|corduroys|chinos|joggers|sweatpants|tracksuit bottoms|jogging bottoms|slacks|cargo pants|jodhpurs|trackpants|yoga pants|khakis|breeches|tights|stockings|dungaree trousers|gardening trousers|cords|pantaloons|harem pants|long johns':
    { on: 'bottom', kind: 'trousers' },
  'jeans|skinny jeans|ripped jeans|levis': { on: 'bottom', kind: 'trousers', colour: '#4a6591' },

  'sandal|sandals|flip flop|flip flops|birkenstock|jelly shoes|huaraches': {
    on: 'shoes',
    kind: 'sandals',
    colour: '#8a5a34',
  },
  'boot|boots|wellies|welly|wellie|wellingtons|wellington|gumboots|rain boots|uggs|ugg|cowboy boots|rubber boots|snow boots|army boots|hiking boots|walking boots|riding boots|ankle boots|winter boots|work boots|sealskin boots|fur boots|combat boots|docs|doc martens|dr martens|waders|thigh boots|moon boots|chelsea boots|desert boots|cowgirl boots':
    { on: 'shoes', kind: 'boots' },
  'socks|sock|odd socks|odd sock|mismatched socks|woolly socks|bobby socks|bobby sock|anklet socks|crew socks|thick socks|football sock|knee sock|slipper socks|knee socks|ankle socks|bed socks|football socks':
    { on: 'socks' },
  'barefoot|bare feet|barefooted|bare foot': { on: 'shoes', kind: 'bare' },
  'shoe|shoes|sneakers|sneaker|takkies|tackies|plimsolls|pumps|slippers|slipper|trainers|trainer|crocs|clogs|loafers|heels|mary janes|moccasins|converse|high tops|ballet shoes|football boots|cleats|brogues|footwear|roller skates|ice skates':
    { on: 'shoes', kind: 'shoes' },

  'scarf|scarves|gamcha|muffler|snood|neckerchief': { on: 'single', part: 'scarf', colour: '#d9493f' },
  'shawl|rebozo|quechquemitl|aguayo|lliclla|kaross|stole|wrap|pashmina': {
    on: 'single',
    part: 'scarf',
    colour: '#d9493f',
    isShawl: true,
  },
  'netela|netella|natala|shamma|shemma|gabi': {
    on: 'single',
    part: 'scarf',
    colour: '#f7f1e6',
    isShawl: true,
  },
  'cape|superhero cape': { on: 'single', part: 'cape', colour: '#d9493f' },
  'apron|pinny': { on: 'single', part: 'apron', colour: '#f3e3c3' },
  'backpack|rucksack|school bag|schoolbag|knapsack|randoseru|randoseru bag|school backpack|school rucksack': {
    on: 'single',
    part: 'bag',
    colour: '#a8713f',
    isPack: true,
  },
  'bag|satchel|tote bag|messenger bag|handbag|purse|shoulder bag|bumbag': {
    on: 'single',
    part: 'bag',
    colour: '#a8713f',
  },
}

/** What is worn about an animal's neck, and what of its coat has words of its own. */
export const onAnimals: Readonly<Record<string, Piece>> = {
  'bow|bow tie|bowtie|ribbon|dickie bow': { on: 'neckwear', kind: 'bow' },
  'scarf|bandana|bandanna|kerchief|neckerchief|shawl': { on: 'neckwear', kind: 'scarf' },
  'striped scarf|stripy scarf|stripey scarf|striped bandana|stripy bandana|striped neckerchief|scarf with stripes':
    { on: 'neckwear', kind: 'scarf', isStriped: true },
  'collar|harness': { on: 'neckwear', kind: 'collar' },
  'bell|cow bell|cowbell|goat bell|little bell|brass bell': { on: 'neckwear', kind: 'bell' },
  'fur|coat|wool|feathers|feather|fleece|fluff|plumage|scales|skin': { on: 'coat' },
  'spots|spot|spotted|patches|patched|patch|dots|blotches|splodges': { on: 'spots' },
  'hair|yarn|braids|plaits|pigtails|plait|braid': { on: 'yarn' },
}
