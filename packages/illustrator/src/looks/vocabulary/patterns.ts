import type { Pattern } from '../look.ts'

/** Patterns of cloth by their words in small letters, or by the listener's usual name for them. */
export const patterns: Readonly<Record<string, Pattern>> = {
  'striped|stripes|stripy|stripey|stripe|zigzag|zig zag|chevron|hooped': 'stripes',
  'polka|polka dot|polka dots|dotted|dots|dot|spotted|spots|spotty': 'dots',
  'star|stars|starry': 'stars',
  'checked|checkered|chequered|plaid|tartan|flannel|gingham|checks|tweed|houndstooth|dogtooth|herringbone':
    'checks',
  'flowers|flower|flowery|floral|daisies|flowered': 'flowers',
  'heart|hearts': 'hearts',
}
