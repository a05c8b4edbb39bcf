import type { IconEntries } from './icon-entry.ts'

/** What belongs to feasts, to worship and to thanks. */
export const feastIcons: IconEntries = {
  'sparkling heart|shining heart': { icon: 'sparkling-heart', size: 66, place: 'sky' },
  'broken heart': { icon: 'broken-heart', size: 60, place: 'sky' },
  'diya|clay lamp': { icon: 'diya-lamp', size: 40, tabletop: true, shines: true },
  'shield|armor|armour': { icon: 'shield', size: 96 },
  synagogue: { icon: 'synagogue', size: 480, place: 'behind', onlyOutdoors: true },
  'olive branch|branch': { icon: 'herb', size: 60, colour: '#7d9165' },
  'chapel|little church': { icon: 'church', size: 480, place: 'behind', onlyOutdoors: true },
}
