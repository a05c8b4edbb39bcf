import type { Piece } from './piece.ts'

/** Hair, beards and what is worn on the head, by its words in small letters or by the listener's usual name for it. */
export const heads: Readonly<Record<string, Piece>> = {
  'hair|hairs|haired|layers|thick|fine|dyed|extensions|cowlick|strands': {
    on: 'hair',
    says: 'hair',
  },
  'fringe|bangs': { on: 'hair', says: 'fringe' },
  'over her eyes|over his eyes|over their eyes|over the eyes|over one eye|over her eye|over his eye|in her eyes|in his eyes|in their eyes|in the eyes|into her eyes|into his eyes':
    { on: 'hair', says: 'over-eyes' },
  'salt and pepper|hair:salt and pepper|grey temples|gray temples|salt n pepper|greying|graying|going grey|going gray':
    {
      on: 'hair',
      says: 'hair',
      colour: '#8f8c8f',
    },
  'pigtails|pigtail|bunches|ponies|high ponies|two ponies|two ponytails': { on: 'hair', says: 'pigtails' },
  'cornrows|cornrow|corn rows': { on: 'hair', says: 'cornrows' },
  'braid|plait|single braid|french braid|side braid': { on: 'hair', says: 'braid' },
  'braids|braided|plaits|plaited|two braids|french braids|two plaits|dutch braids|pigtail braids|pippi braids':
    { on: 'hair', says: 'braids' },
  'ponytail|pony tail|ponytails|high pony|pony': { on: 'hair', says: 'ponytail' },
  'space buns|double buns|two buns|puffy buns|buns|knots': { on: 'hair', says: 'two-buns' },
  'puff|one puff|single puff|afro puff|high puff': { on: 'hair', says: 'puff' },
  'puffs|afro puffs|two afro puffs|bantu knots': {
    on: 'hair',
    says: 'puffs',
  },
  'bun|topknot|top knot|knot|man bun|crown braid|chignon|updo': { on: 'hair', says: 'bun' },
  'locs|dreadlocks|dreads|twists': { on: 'hair', says: 'locs' },
  'box braids|knotless braids|micro braids|braided extensions': { on: 'hair', says: 'box-braids' },
  afro: { on: 'hair', says: 'afro' },
  'long haired|flowing|hair:long': { on: 'hair', says: 'long' },
  'down to her waist|down to his waist|down to the waist|down to her bum|down to her hips|down to her bottom|to her bum|to his bum|to her bottom|to her waist|to his waist|to the waist|to her knees|to her hips|waist length|hip length|bum length':
    { on: 'hair', says: 'to-waist' },
  'short haired|pixie cut|hair:short': { on: 'hair', says: 'short' },
  'undercut|shaved at the sides|shaved sides|sides shaved|shaved on the sides|mohawk': {
    on: 'hair',
    says: 'undercut',
  },
  'wavy|waves|wave': { on: 'hair', says: 'wavy' },
  'curly|curls|curl|curled|frizzy|ringlets|perm|permed': { on: 'hair', says: 'curly' },
  coily: { on: 'hair', says: 'coily' },
  'balding|half bald|going bald|receding|thinning': { on: 'hair', says: 'balding' },
  'bald|no hair|without hair|none': { on: 'hair', says: 'bald' },
  'shaved|shaved head|shaven head|head shaved': { on: 'hair', says: 'shaved' },
  'spiky|messy|wild|tousled|untidy|scruffy|mop': { on: 'hair', says: 'spiky' },
  'wisps|wisp|wispy|fuzzy head|almost no hair|hardly any hair|downy hair|baby hair|no hair to speak of': {
    on: 'hair',
    says: 'wisps',
  },
  'side shave|sideshave|shaved on one side|shaved one side|one side shaved|shaved head one side|half shaved|half shaved head|one side of head shaved|side shaved|shaved side|shaved at one side':
    { on: 'hair', says: 'half-shaved' },
  'streak|streaks|strand|highlights': { on: 'hair', says: 'streak' },
  hairtips: { on: 'hair', says: 'tips' },
  bighair: { on: 'hair', says: 'big' },
  'crew cut|crewcut|flat top|short back and sides|skin fade|fade haircut|taper|taper fade|buzz cut|buzzcut|very short hair|cropped|fade':
    { on: 'hair', says: 'buzz' },
  'half up': { on: 'hair', says: 'half-up' },
  'pageboy|page boy|bowl cut': { on: 'hair', says: 'pageboy' },
  'bob|chin length|shoulder length|medium|to the chin|to the shoulder|to the shoulders|until the shoulders|until the shoulder|till the shoulder|till the shoulders|until her shoulders|to her shoulders|to his shoulders':
    { on: 'hair', says: 'bob' },
  'gel|gelled|slicked back|slicked|quiff|brylcreem|parted|neat hair|combed|comb over|middle parting|side parting|side part':
    {
      on: 'hair',
      says: 'side-part',
    },
  'straight|sleek': { on: 'hair', says: 'straight' },
  'redhead|redheaded|red headed|red head': { on: 'hair', says: 'hair', colour: '#c2522a' },

  'beard|bearded|whiskers|goatie': { on: 'beard', kind: 'beard' },
  goatee: { on: 'beard', kind: 'goatee' },
  'stubble|stubbly|unshaven': { on: 'beard', kind: 'stubble' },
  'moustache|mustache|moustached': { on: 'beard', kind: 'moustache' },

  'headscarf|head scarf|hijab|veil|kerchief|niqab|tichel|khimar|dupatta|nun s veil|mantilla': {
    on: 'headwear',
    kind: 'headscarf',
    colour: '#8fb3d9',
  },
  'head cloth|headcloth|keffiyeh|kufiya|durag': { on: 'headwear', kind: 'head-cloth', colour: '#e2cfa8' },
  'turban|chemo cap': { on: 'headwear', kind: 'turban', colour: '#d8b98a' },
  patka: { on: 'headwear', kind: 'patka', colour: '#d8b98a' },
  'headwrap|head wrap|gele': { on: 'headwear', kind: 'headwrap', colour: '#d8b98a' },
  'flower crown|floral crown|flower wreath|floral wreath|wreath|garland|crown of flowers|flowers in her hair|flowers in his hair|flowers in their hair':
    { on: 'headwear', kind: 'wreath', colour: '#f08fb0' },
  'bonnet|baby cap|mobcap': { on: 'headwear', kind: 'bonnet', colour: '#f7f1e6' },
  'crown|tiara|diadem|coronet|paper crown': { on: 'headwear', kind: 'crown', colour: '#f2c33f' },
  'straw hat|sun hat|sunhat': { on: 'headwear', kind: 'straw-hat', colour: '#e6c478' },
  'kippah|taqiyah|topi|skull cap|skullcap': { on: 'headwear', kind: 'skullcap', colour: '#3f5f8a' },
  'beanie|woolly hat|wooly hat|woollen hat|woolen hat|wool hat|knit hat|knit cap|knitted hat|knitted cap|winter hat|bobble hat|pompom hat|stocking cap|tam|tam o shanter|tams|rasta cap|rasta hat':
    { on: 'headwear', kind: 'beanie', colour: '#d9493f' },
  'cap|baseball cap|snapback|peaked cap|trucker hat|ball cap': {
    on: 'headwear',
    kind: 'cap',
    colour: '#3f7fc4',
  },
  'helmet|bike helmet|bicycle helmet|cycle helmet|riding helmet|riding hat|crash helmet|hard hat|safety helmet|firefighter helmet|fire helmet|foam helmet|protective helmet|aid:helmet|builder s helmet':
    { on: 'headwear', kind: 'helmet', colour: '#d9493f' },
  'hairnet|hair net|shower cap|swimming cap|swim cap|surgical cap': {
    on: 'headwear',
    kind: 'hair-net',
    colour: '#dfe8ee',
  },
  'goggles|safety goggles|aviator goggles|swimming goggles|goggles on her head|goggles on his head|sunnies on her head|sunnies on his head|sunnies on head|sunglasses on her head|sunglasses on his head|swimming gogles|flying goggles|ski goggles':
    { on: 'headwear', kind: 'goggles', colour: '#3f7fc4' },
  'saucepan|saucepan hat|colander|colander hat|thimble': { on: 'headwear', kind: 'pan', colour: '#a9b3bd' },
  'hat|felt hat|bowler hat|fedora|trilby|bucket hat|pirate hat|police hat|santa hat|chef hat|sailor hat': {
    on: 'headwear',
    kind: 'hat',
    colour: '#8a6a4c',
  },

  'flat cap|newsboy cap|tweed cap|driving cap|cloth cap|paddy cap|baker boy cap': {
    on: 'headwear',
    kind: 'flat cap',
    colour: '#8a7f70',
  },
  'fur hat|ushanka|papakha|trapper hat|fur cap': {
    on: 'headwear',
    kind: 'beanie',
    colour: '#8a6a4c',
  },
  'chullo|chullo hat|chullo cap|lluchu': { on: 'headwear', kind: 'chullo', colour: '#c2452f' },
  'hat of palm|palm hat|conical hat|rice hat': { on: 'headwear', kind: 'straw-hat', colour: '#e0c48e' },
  'sailor cap': { on: 'headwear', kind: 'kufi', colour: '#f7f1e6' },
  beret: { on: 'headwear', kind: 'beret', colour: '#b5483f' },
  'fila|kofia|tyubeteika|fila cap|kufi|kufi hat|doppi|doppi cap|doppa|tubeteika|fez|pillbox hat|tarboosh|songkok|peci|kopiah|taqiyah cap|embroidered cap':
    { on: 'headwear', kind: 'kufi', colour: '#3f5f8a' },
  "witch hat|wizard hat|wizard's hat|witch's hat|pointed hat|pointy hat|party hat|elf hat|gnome hat|princess hat":
    { on: 'headwear', kind: 'pointed hat', colour: '#5a4a86' },
  'top hat|stovepipe hat': { on: 'headwear', kind: 'top hat', colour: '#3a3640' },
  'cowboy hat|cowgirl hat|stetson|sombrero|sombrero vueltiao|wide brimmed hat|akubra': {
    on: 'headwear',
    kind: 'wide hat',
    colour: '#c79a5f',
  },
  'headband|hairband|hair band|alice band|sweatband|sweat band': {
    on: 'headwear',
    kind: 'headband',
    colour: '#e2566a',
  },
  'visor|sun visor|eye shade': { on: 'headwear', kind: 'visor', colour: '#3f7fc4' },
  'hood|hood up|hood on': { on: 'headwear', kind: 'hood', colour: '#9aa0a8' },
  'balaclava|ski mask': { on: 'headwear', kind: 'balaclava', colour: '#3a3640' },
  "chef's hat|pirate's hat": { on: 'headwear', kind: 'hat', colour: '#8a6a4c' },

  'bow|bows|ribbon|ribbons|bobble|bobbles|hair bobble|hair bobbles|hair bow|hair bows|hair tie|hair ties|hair clip|hair clips|hairclip|hairclips|hair ribbon|scrunchie|barrette|clip|clips|hairslide|hairslides|hair slide|hair slides|slide|slides|butterfly clips|kirby grips|hair pin|hair pins|hairpin|hairpins':
    { on: 'single', part: 'bows', colour: '#e2566a' },
}
