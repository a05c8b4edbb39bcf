import type { Piece } from './piece.ts'

const mark = (kind: Extract<Piece, { on: 'mark' }>['kind'], colour: string, side?: -1 | 1): Piece => ({
  on: 'mark',
  kind,
  colour,
  ...(side && { side }),
})

const GOLD = '#e3b341'
const PLASTER = '#e9bd8f'

/** What is drawn on face, body, arms and legs, by its words or by the listener's usual name for it. */
export const marks: Readonly<Record<string, Piece>> = {
  'aid:dental braces|braces|retainer': mark('braces', '#8f9aa6'),
  'gap|skin:gap|missing tooth|missing teeth|front teeth|front tooth|two teeth|wobbly tooth|teeth|tooth': mark(
    'gap',
    '#fff8ee',
  ),
  'dimples|dimple|skin:dimples': mark('dimples', '#000000'),
  'skin:chubby cheeks|chubby cheeks|fat cheeks|round cheeks|plump cheeks|full cheeks|chipmunk cheeks|chubby face|round face|moon face|pudgy cheeks|hamster cheeks|cheeks like a hamster|double chin|three chins|two chins':
    mark('chubby-cheeks', '#000000'),
  'sunburn|sunburnt|sunburned|skin:rosy cheeks|skin:ruddy|rosy cheeks|ruddy cheeks|red cheeks|pink cheeks|apple cheeks|cheeks like apples|cheeks red|cheeks pink|red cheeked|ruddy':
    mark('rosy-cheeks', '#000000'),
  'scar|scars|skin:scar': mark('scar', '#000000'),
  'mole|skin:mole|beauty spot': mark('mole', '#000000'),
  'birthmark|skin:birthmark|skin:port-wine stain|strawberry mark': mark('birthmark', '#b9656a'),
  'vitiligo|skin:vitiligo|lighter patches|white patches|pale patches|paler patches': mark(
    'vitiligo',
    '#000000',
  ),
  'jam|smudge|chocolate face|face paint|zinc|icing|sunscreen': mark('smudge', '#c2384a'),
  'flour|chalk|chalk dust': mark('smudge', '#fbf6ea'),
  'ink|ink stains|ink spots': mark('smudge', '#2e4a86'),
  'mud|mud on her face|mud on his face|dirt|soot|coal dust': mark('smudge', '#6b4a33'),
  'sawdust|glitter': mark('smudge', '#e3c27e'),
  'smile|smiles|grin|grins': mark('wide-smile', '#000000'),
  'big nose|large nose|long nose|prominent nose|huge nose|big long nose': mark('big-nose', '#000000'),
  'button nose|snub nose|small nose|tiny nose|little nose|upturned nose|turned up nose': mark(
    'small-nose',
    '#000000',
  ),
  'skin:red spots|mosquito bites|mosquito bite|insect bites|midge bites|chickenpox|chicken pox|chickenpox spots|acne|pimples|spots on her face|spots on his face|spotty':
    mark('red-spots', '#000000'),
  'pencil behind her ear|pencil behind his ear|pencil behind the ear|pencil behind ear|pen behind his ear|pen behind her ear':
    mark('ear-pencil', '#e3b341'),
  'plaster|band aid|bandaid|sticking plaster': mark('plaster', PLASTER),
  'plaster on her knee|plaster on his knee|plaster on the knee|plaster on the knees|scab|scabs|scabbed|scabbed knees|scabby knees|grazed knees|skinned knees|knee plaster|scraped knee|grazed knee|plastered knees|knees always plastered|knees plastered':
    mark('knee-plaster', '#a8553f'),
  'eye patch|patch over one eye|patch over her eye|patch over his eye|patch over her lazy eye|patch over his lazy eye|patch on one eye|eyepatch|aid:eye patch':
    mark('eye-patch', '#5a6fae'),
  'lipstick|lip gloss': mark('lipstick', '#c2283a'),
  'lashes|eyelashes|long lashes': mark('lashes', '#33211c'),
  'eyebrows|eyebrow|brows|bushy eyebrows': mark('bushy-brows', '#000000'),
  'bindi|pottu|tilak|tika|aid:bindi': mark('bindi', '#b3243a'),
  'trachy|trachy tube|trach|trach tube|trache tube|tracheostomy|tracheostomy tube|throat tube|aid:tracheostomy|aid:tracheostomy tube':
    mark('throat-tube', '#e9f0f2'),
  'glucose sensor|sensor|cgm|libre|dexcom|glucose monitor|aid:glucose sensor|aid:glucose monitor|diabetes sensor':
    mark('arm-sensor', '#f4f4f0'),
  'tattoo|tattoos|tattooed|inked arms|sleeve tattoo|skin:tattoo': mark('tattoos', '#3d5a78'),
  'gloves|glove|mittens|mitten|mitts|boxing gloves|goalie gloves|gardening gloves|cotton gloves': mark(
    'gloves',
    '#d9493f',
  ),
  'knee pads|kneepads|knee pad|knees padded': mark('knee-pads', '#4a4a55'),
  'painted knees|painty knees|paint stained knees|paint splashed knees': mark('painted-knees', '#d9493f'),
  'muddy knees|mud stained knees|dirty knees|grubby knees': mark('stained-knees', '#6b4a32'),
  'grass stained knees|grassy knees': mark('stained-knees', '#6f9a3c'),
  'patched knees': mark('patched-knees', '#c9663d'),
  'paint on her hands|paint on his hands|paint on the hands|paint on hands|painty hands|paint stained hands|painted hands|ink on her hands|ink on his hands|inky hands|inky fingers|marks on his hands|marks on her hands|oily hands|floury hands|muddy hands':
    mark('stained-hands', '#3f6fb5'),
  'no eyebrows|no brows|without eyebrows|eyebrows gone|lost her eyebrows|lost his eyebrows': mark(
    'no-brows',
    '#000000',
  ),
  'nail varnish|nail polish|painted nails|painted fingernails|nails': mark('nails', '#d9493f'),
  'eczema|rash on her arms|rash on his arms|eczema on her arms|eczema on his arms': mark('eczema', '#d9796a'),
  'inhaler|aid:inhaler|asthma inhaler|puffer': mark('inhaler', '#3f8fd0'),
  'henna|mehndi|mehendi': mark('henna', '#8a3f22'),
  'wrinkles|wrinkled|wrinkly|crow s feet|laugh lines|laughter lines|lines around her eyes|lines around his eyes|skin:wrinkles':
    mark('wrinkles', '#000000'),
  'kajal|kohl|kajol|surma|eyeliner|eye liner|mascara': mark('kajal', '#241a1c'),
  'tired eyes|tired|sleepy eyes|dark circles|shadows under|bags under|eye bags|baggy eyes': mark(
    'tired-eyes',
    '#000000',
  ),
  'flower behind her ear|flower behind his ear|flower behind ear|flower in her hair|flower in his hair|flower in hair|plumeria|frangipani|hibiscus':
    mark('ear-flower', '#f6c6d6'),
  'tail|fish tail|mermaid tail|scales|fish scales|scaly tail': mark('fish-tail', '#3aa6a0'),
  handless: mark('no-hand', '#000000', -1),
  shortarmed: mark('short-arm', '#000000', -1),
  'pointy ears|pointed ears|pointy eared|elf ears|elfin ears': mark('pointed-ears', '#000000'),
  'antennae|antennas|two antennae|two antennas|feelers': mark('antennae', '#e0604f'),
  'septum ring|septum piercing|nose pin|nose stud|nose ring|nose piercing': mark('nose-pin', GOLD),
  'oxygen|oxygen tube|aid:oxygen|nasal cannula': mark('oxygen', '#9fd0dc'),
  'feeding tube|aid:feeding tube|ng tube|nose tube': mark('feeding-tube', '#f3e3a4'),
  'earring|earrings|hoops|hoop earrings': mark('earrings', GOLD),
  'studs|stud earrings|ear studs|pierced ears|ears pierced': mark('studs', GOLD),
  'ear defenders|aid:ear defenders|headphones|ear muffs|earmuffs': mark('ear-defenders', '#3f7fc4'),
  'ears stick out|sticky out ears|big ears|sticking out ears|large ears': mark('big-ears', '#000000'),
  'little ears|small ears|tiny ears': mark('small-ears', '#000000'),
  'necklace|chain|pendant|locket|amulet|talisman|ring on a string|key on a string|key round her neck|key round his neck|whistle|lei|ula':
    mark('necklace', GOLD),
  'cross|cross on a cord|cross on a chain|cross on a string|cross on a necklace|cross round her neck|cross round his neck|cross around her neck|cross around his neck|cross necklace|cross pendant|crucifix':
    mark('cross', GOLD),
  'prayer beads|worry beads|rosary|rosary beads|tasbih': mark('bracelet', '#7a4a2c', -1),
  'hair beads|beads|bead|beaded': mark('hair-beads', GOLD),
  'greenstone|greenstone pendant|greenstone necklace|pounamu|pounamu pendant|hei tiki|jade pendant|jade necklace|jade':
    mark('necklace', '#2f8f63'),
  'lanyard|stethoscope': mark('necklace', '#4a4a55'),
  'pearls|pearl necklace': mark('pearls', '#fbf6ea'),
  'medal|medals|badge|brooch': mark('medals', GOLD),
  'pin|pins|button badges|enamel pins|badges|button pins|patches and pins': mark('pins', '#f6c644'),
  'clarinet case|violin case|guitar case|flute case|trumpet case|instrument case|cello case|fiddle case|viola case|saxophone case|ukulele case|guitar on her back|guitar on his back':
    mark('case', '#4a3a44'),
  'camera|binoculars': mark('camera', '#6f7280'),
  'magnifying glass|magnifier|loupe|spyglass': mark('magnifier', '#8f96a8'),
  'feather|feathers': mark('hat-feather', '#d9493f'),
  'dummy|pacifier|soother|dummy on a clip': mark('dummy', '#8fc7e0'),
  'baby sling|baby carrier|baby wrap': mark('baby-sling', '#7a94b8'),
  'sunburnt nose|sunburned nose|nose sunburnt|nose sunburned|red nose|nose red|nose always red|runny nose':
    mark('red-nose', '#000000'),
  'elbow patch|elbow patches|leather elbows|leather elbow patches': mark('elbow-patches', '#7a5138'),
  'tie|necktie': mark('tie', '#b5483f'),
  'bow tie|bowtie|dickie bow': mark('bow-tie', '#d9493f'),
  'belt|sash': mark('belt', '#7a5138'),
  'mat|woven mat|waist mat|ta ovala|taovala': mark('waist-mat', '#d9b878'),
  'tool belt|toolbelt': mark('tool-belt', '#a8713f'),
  'suspenders|trouser braces': mark('suspenders', '#d9493f'),
  'aid:insulin pump|insulin pump|pump': mark('pump', '#4a5568'),
  'aid:talker|talker|communication device': mark('talker', '#d9493f'),
  'belly|tummy|bump|pregnant|expecting|paunch': mark('belly', '#000000'),
  'halo|halos|angel halo|aureole|nimbus': mark('halo', GOLD),
  'wings|wing|fairy wings|butterfly wings|angel wings': mark('wings', '#e4eef4'),
  'cast|aid:cast|plaster cast|sling': mark('cast', '#f7f3ea', -1),
  'bandage|bandaged|aid:bandage|aid:hand splint': mark('bandage', '#f7f3ea', -1),
  'kara|steel kara|rakhi|bracelet|bracelets|bangle|bangles|watch|wristwatch|wrist watch|wristband|aid:medical alert bracelet':
    mark('bracelet', GOLD, -1),
  'aid:prosthetic arm|prosthetic hand|prosthetic arm|hero arm|bionic hand|bionic arm': mark(
    'made-hand',
    '#4a4a55',
    -1,
  ),
  'prosthetic left hand|prosthetic left arm': mark('made-hand', '#4a4a55', 1),
  'prosthetic right hand|prosthetic right arm': mark('made-hand', '#4a4a55', -1),
  'prosthetic left leg|prosthetic left foot': mark('made-leg', '#5a6fae', 1),
  'prosthetic right leg|prosthetic right foot': mark('made-leg', '#5a6fae', -1),
  'aid:prosthetic leg|aid:running blade|prosthetic leg|prosthesis|running blade|carbon blade|wooden leg|peg leg|false leg|artificial leg|metal leg|blade leg':
    mark('made-leg', '#5a6fae', 1),
  'splint|leg splint|leg brace|knee brace': mark('splint', '#6fa9dc'),
  'aid:leg braces|splints|leg braces': mark('splints', '#6fa9dc'),
}

const thinner = { on: 'size', height: 1, breadth: 0.9 } as const

/** Sizes that are said of a part. */
export const sizesOfParts: Readonly<Record<string, Piece>> = {
  'thin arms|skinny arms|skinny legs|thin legs|long skinny legs': thinner,
  'five foot nothing': { on: 'size', height: 0.92, breadth: 1 },
  'broad shoulders|arms like tree trunks|strong arms|strong forearms|big arms|muscular arms|muscular|muscly|strong shoulders|big shoulders|shoulders like a wardrobe':
    { on: 'size', height: 1.02, breadth: 1.1 },
  'fat legs|chubby legs|chubby arms|sturdy legs|round belly|chunky legs': {
    on: 'size',
    height: 0.99,
    breadth: 1.12,
  },
  'long legs|very long legs': { on: 'size', height: 1.05, breadth: 1 },
}

const size = (height: number, breadth: number): Piece => ({ on: 'size', height, breadth })

/** How somebody differs from others of the age. */
export const sizes: Readonly<Record<string, Piece>> = {
  'long legged|lanky|leggy|gangly|rangy|beanpole': size(1.08, 0.9),
  'tall|taller|tallest|towering|very tall|six foot|six feet': size(1.08, 1),
  'giant|huge|enormous|gigantic': size(1.12, 1.1),
  'big|bigger|biggest|large|broad|sturdy|burly|beefy|brawny|hefty|broad shoulders|broad shouldered|arms like a wrestler':
    size(1.04, 1.12),
  'small|little|tiny|short|shorter|shortest|petite|wee|titchy|teeny|dinky|slight|pint sized|undersized|smaller|smallest|five foot nothing':
    size(0.92, 1),
  'bent|bent double|bent over|stooped|stooping|hunched|hunched over|hunchbacked': size(0.88, 1),
  'thin|skinny|slim|slender|scrawny|bony|wiry|willowy|slight of build|skinny legs': size(1.01, 0.88),
  'curvy|buxom|well padded|cuddly|plus size|plus sized|fat|stout|chubby|plump|portly|rotund|pudgy|dumpy|round|chunky|tubby|podgy|roly poly|stocky|heavy|heavyset|overweight|big boned|strong build|solid build|heavy build|solid':
    size(0.99, 1.2),
}
