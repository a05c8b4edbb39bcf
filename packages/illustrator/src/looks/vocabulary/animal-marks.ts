import type { Piece } from './piece.ts'

const mark = (kind: Extract<Piece, { on: 'animal-mark' }>['kind'], colour?: string): Piece => ({
  on: 'animal-mark',
  kind,
  ...(colour && { colour }),
})

/** "Bent antenna", "the aerial is wonky". */
const bentAerials = ['antenna', 'antennae', 'aerial']
  .flatMap((rod) =>
    ['bent', 'crooked', 'wonky', 'twisted', 'floppy', 'broken'].flatMap((bent) => [
      `${bent} ${rod}`,
      `${rod} ${bent}`,
      `${rod} is ${bent}`,
    ]),
  )
  .join('|')

/** What one animal or toy has and others of its kind have not, by its words in small letters without hyphens. */
export const animalMarks: Readonly<Record<string, Piece>> = {
  'ear|ears': mark('ear'),
  'one ear up|ear up|one up and one|one floppy ear|one ear flops|one ear down|one ear sticks up|one droopy ear|one ear bent':
    mark('ear-up'),
  'ears like a spaniel|soft ears|spaniel ears|floppy ears|floppy eared|droopy ears|droopy eared|lop ears|lop eared|lop|long floppy ears|ears that droop|ears hang down':
    mark('floppy-ears'),
  'torn ear|torn eared|torn left ear|torn right ear|nicked ear|ripped ear|chewed ear|notched ear|bitten ear|tattered ear|scruffy ear|half an ear gone|ear half gone|half an ear missing|bite out of his ear|bite out of her ear|nick in one ear|notch in one ear|ear with a nick':
    mark('torn-ear'),
  'one eared|missing ear|missing an ear|only one ear|one ear missing|an ear missing|lost an ear|lost one ear|one ear':
    mark('one-ear'),
  'new ear|newer ear|replacement ear': mark('new-ear'),
  'tassel|tassels|ear tassel|ear tassels|wool tassels|tassels on the ears|pompoms on the ears|pom poms on the ears|pompoms|pom poms':
    mark('ear-tassels', '#e2566a'),
  'nose|snout tip': mark('nose'),
  'muzzle|snout|chin|chops|beard|grey face|white face|black face': mark('muzzle'),
  'socks|boots|mittens|stockings|sock paws': mark('socks', '#fbf6ea'),
  'paws|feet|hooves': mark('socks'),
  'paw|one white paw|foot|sock': mark('paw', '#fbf6ea'),
  'three legs|3 legs|three legged|3 legged|tripod|only three legs|missing leg|missing a leg|lost a leg|leg missing|one leg missing':
    mark('three-legs'),
  'stripes|striped|stripy|stripey|tabby|brindle|brindled|tiger striped|zebra stripes|stripe': mark('stripes'),
  'one eye|missing eye|missing an eye|eye missing|one eye missing|one eyed|only one eye|one eye only|1 eye only|1 eye|lost an eye|one button eye|one glass eye':
    mark('one-eye'),
  'three eyes|3 eyes|three eyed': mark('three-eyes'),
  'no mouth|mouthless|without a mouth|without mouth|has no mouth': mark('no-mouth'),
  'odd eye': mark('odd-eyes'),
  'no horns|hornless|polled|without horns|no antlers': mark('no-horns'),
  'no wings|wingless|without wings|no wings yet': mark('no-wings'),
  'curled tail|curly tail|curled up tail|tail curled over its back|tail curls over': mark('curled-tail'),
  'long nose|long snout|long long nose|pointy nose|long pointy nose|pointed nose': mark('long-nose'),
  'enormous cheeks|full cheeks|fat cheeks|chubby cheeks|big cheeks|huge cheeks|puffy cheeks|bulging cheeks|cheeks full|stuffed cheeks':
    mark('full-cheeks'),
  shell: mark('shell'),
  'square|squares|diamonds|plates|blotches on shell|shell marks': mark('shell-marks'),
  'sausage dog|dachshund|wiener dog|long body|long bodied': mark('long-body'),
  'whisker|whiskers': mark('whiskers'),
  'antler|antlers': mark('antlers'),
  'one horn|broken horn|one broken horn|lost one horn|lost a horn|missing horn|missing a horn|one horn missing|only one horn':
    mark('one-horn'),
  'button eyes|googly eyes|buttons|button eye|bead eyes|mismatched buttons|mismatched button eyes|odd eyes':
    mark('button-eyes', '#3a3640'),
  'round belly|fat belly|big belly|pot belly|huge belly|round tummy|fat tummy': {
    on: 'size',
    height: 1,
    breadth: 1.12,
  },
  'chest|bib|belly|tummy|breast|front|shirt front|underside': mark('chest', '#fbf6ea'),
  'blaze|star|star on forehead|white blaze|forehead|white star|stripe on nose|stripe down nose': mark(
    'blaze',
    '#fbf6ea',
  ),
  'tail|tail tip|tip of tail|tip of the tail': mark('tail'),
  'gills|feathery gills|frilly gills|axolotl': mark('gills'),
  'mane|forelock|mane and tail': mark('mane'),
  'rainbow mane|rainbow coloured mane|rainbow colored mane|rainbow mane and tail|multicoloured mane|multicolored mane':
    mark('rainbow-mane'),
  'unicorn|unicorns|alicorn|horn|unicorn horn': mark('horn', '#f0c65a'),
  'pegasus|flying horse|winged horse|winged unicorn|winged|wings': mark('wings'),
  'half a tail|short tailed|stumpy tailed|bob tailed|bobtailed|no tail|stumpy tail|stubby tail|short tail|tail missing|half tail|docked tail|half his tail|half her tail|half its tail|half of his tail|half of her tail':
    mark('half-tail'),

  'speckled|speckles|speckledy|speckly|flecked|flecks|freckled|freckles|freckly|mottled|dappled|dapple|roan':
    mark('speckles'),
  'tortoiseshell|tortie|torbie': mark('tortoiseshell', '#54443f'),
  'calico|tricolour|tricolor|tri coloured': mark('calico', '#faf3e7'),
  'patchwork|harlequin|patches in all colours|patches in all colors|patches of all colours|patches of all colors|colourful patches|colorful patches|patches of different colours|patches of different colors|patches of many colours|patches of many colors':
    mark('patchwork'),
  'wellies|welly|wellie|wellingtons|wellington|wellington boots|rain boots|gumboots|rubber boots|shoes|trainers|slippers':
    mark('socks', '#d9493f'),
  'beak|bill': mark('beak'),
  'mask|masked|mask on face': mark('mask', '#4a4450'),
  'walrus|tusk|tusks|two tusks|long tusks': mark('tusks', '#fbf6ea'),
  'moustache|mustache|moustaches': mark('moustache', '#fbf6ea'),

  'tin|tin box|tin biscuit box|biscuit box|metal box|biscuit tin|cookie tin|cake tin|tea tin|sweet tin|tin can|tin cans|soup can|soup tin|baked bean tin':
    mark('tin'),
  toaster: mark('toaster'),
  'kettle|teapot|tea pot|coffee pot': mark('kettle'),
  'rice cooker|slow cooker|cooker|cooking pot|pot|pots|bucket|bin|dustbin': mark('pot'),
  'box|boxes|cardboard|cardboard box|cardboard boxes|shoebox|shoe box|cereal box|cereal boxes|carton|cartons|egg boxes':
    mark('box', '#c9a46f'),
  'washing machine|microwave|tumble dryer|oven': mark('washer'),
  'square head|square headed|box head|box shaped head|boxy head|cube head': mark('square-head'),
  'wheel|one wheel|single wheel': mark('wheel'),
  'wheels|tracks|caterpillar tracks|roller skates|roller skate|roller skate wheels|rollers': mark('wheels'),
  'antenna|antennas|antennae|aerial|aerials': mark('aerial'),
  [bentAerials]: mark('bent-aerial'),
  'dent|dents|dented|dented side': mark('dent'),
  'lamp|lamps': mark('lamp', '#f2a05a'),
  'bottle cap|bottle caps|bottle top|bottle tops|bottle caps for buttons|bottle tops for buttons|bottle cap buttons|bottle top buttons':
    mark('bottle-caps', '#d9493f'),
  'bottle cap eyes|bottle top eyes|bottle caps for eyes|bottle tops for eyes|eyes of bottle caps|eyes of bottle tops|eyes made of bottle caps|eyes are bottle caps|eyes are bottle tops|eyes from bottle caps|jar lid eyes|bottle cap eye':
    mark('cap-eyes', '#d9493f'),
  'uneven arms|lopsided arms|mismatched arms|odd arms|arms of different lengths|arms of different length|one arm longer|one arm longer than the other|one arm shorter|one arm shorter than the other|one long arm|one short arm|longer arm|shorter arm':
    mark('uneven-arms'),
}
