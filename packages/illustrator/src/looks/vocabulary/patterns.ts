import type { Colour } from '../../drawing/colour.ts'
import type { Fabric, Pattern } from '../clothing.ts'

/** Printed and woven cloths, whatever is on them: "a kitenge skirt with zigzags" has zigzags. */
const cloths: Readonly<Record<string, Pattern>> = {
  'kente|kente cloth|ankara|ankara print|batik|adinkra|kitenge|kitenge cloth|chitenge|kanga|khanga|capulana|pagne|wax print|african print|shweshwe|adire':
    'checks',
}

const clothNames: ReadonlySet<string> = new Set(Object.keys(cloths).flatMap((names) => names.split('|')))

/** Says that there is something on the cloth, and not what: any other pattern that is said is the one. */
export const isVaguePattern = (words: string, pattern: Pattern): boolean =>
  pattern === 'trimming' || clothNames.has(words)

/** Speaks of what is on cloth, and is nothing itself: "a white hibiscus print". */
export const printWords: ReadonlySet<string> = new Set(
  'print|prints|printed|pattern|patterns|patterned|design|designs|motif|motifs'.split('|'),
)

/** Patterns of cloth by their words in small letters, or by the listener's usual name for them. */
export const patterns: Readonly<Record<string, Pattern>> = {
  'striped|stripes|stripy|stripey|stripe|hooped|pinstripe|pinstriped': 'stripes',
  'zigzag|zigzags|zig zag|zig zags|chevron|chevrons|ikat|aztec|fair isle|norwegian pattern|icelandic pattern|faroese|fairisle':
    'zigzags',
  'polka|polka dot|polka dots|dotted|dots|dot|spotted|spots|spotty': 'dots',
  'star|stars|starry': 'stars',
  'checked|checkered|chequered|plaid|tartan|flannel|gingham|checks|tweed|houndstooth|dogtooth|herringbone':
    'checks',
  'flowers|flower|flowery|floral|daisies|flowered': 'flowers',
  'heart|hearts': 'hearts',
  'diamond|diamonds|argyle|diamond pattern|lozenges|patterned|printed': 'diamonds',
  'leopard|leopard print|leopard spots|cheetah print|jaguar print|animal print': 'leopard spots',
  'embroidery|embroidered|braiding|gold braid|silver braid|border|borders|bordered|trim|trimmed|piping|edging|edge|edged|gold edges':
    'trimming',
  'mirror|mirrors|little mirrors|mirror work|mirrorwork|mirrored|shisha|sequin|sequins|sequined|sequinned':
    'mirrors',
  'leaf|leaves|leafy|palm leaves|palm leaf|palm trees|palms|fern|ferns|paisley': 'leaves',
  'camouflage|camo|camouflaged|army print': 'camouflage',
  'snowflake|snowflakes|snow flakes': 'snowflakes',
  paintsplashed: 'splashes',
  ...cloths,
}

/** Says that cloth has a pattern, and not which. */
export const isUnnamedPattern = (words: string): boolean =>
  /^(?:patterned|printed|embroidered|embroidery)$/.test(words)

/** What cloth is made of, where that is seen, and its colour where none is said. */
export const fabrics: Readonly<Record<string, { fabric: Fabric; colour?: Colour }>> = {
  'puffy|puffer|padded|quilted': { fabric: 'padded' },
  'denim|jean': { fabric: 'denim', colour: '#5b7fae' },
  'knitted|knit|hand knitted|cable knit|woolly|wooly|woollen|woolen|bumpy|chunky|crocheted|crochet|aran': {
    fabric: 'knitted',
  },
  'hi vis|high vis|hi viz|high viz|high visibility|hi visibility|reflective': { fabric: 'high-vis' },
}
