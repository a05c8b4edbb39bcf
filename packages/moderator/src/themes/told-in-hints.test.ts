import { expect, test } from 'vitest'
import { moderateText } from '../moderator.ts'

const themesDeclined = (text: string) =>
  moderateText(text, { byRulesAlone: true }).findings.map(({ category }) => category)

test.each([
  ['violence', 'Her cloak is stitched from lost travellers.'],
  ['violence', 'He keeps tongues in a jar and counts them at night.'],
  ['violence', 'Until the screaming stops he waits at the door, then he has tea.'],
  ['violence', 'The barn floor was red and the axe lay there.'],
  ['violence', 'Page four is too clean, the hyena should slowly eat the guards, all of them.'],
  ['violence', 'The knife went in and out.'],
  ['violence', 'She made the boy bleed.'],
  ['violence', 'Kitten crusher Karl has a new song.'],
  ['violence', 'On the last page the cat gets set on fire.'],
  ['self-harm', 'He has decided for the long sleep.'],
  ['self-harm', 'This time nobody finds her in time.'],
  ['self-harm', 'Jumping to heaven, a short way.'],
  ['self-harm', 'After every quarrel she scratches her arm.'],
  ['hate', 'There are too many of that kind in the picture.'],
  ['hate', 'In our book there is a family, and that sort should not sit at the table here.'],
  ['hate', 'The town was cleaner before they came.'],
] as const)('%s that is hinted by what is left, asked for or wished away: %s (MO-18)', (theme, text) => {
  expect(themesDeclined(text)).toContain(theme)
})

test.each([
  'Her cloak is stitched from old curtains and lambswool.',
  'He keeps marbles in a jar and counts them at night.',
  'Until the crying stops, grandma rocks the baby.',
  'The barn floor was red with paint and nobody minded.',
  'Daniel slept among the lions, and not one of them bit him.',
  'He put the knife in the drawer and cut no more cake.',
  'The thorn made her bleed a little, and mother brought a plaster.',
  'David ran to the giant with a stone and a sling.',
  'The fisherman guts the fish, and the butcher wraps the sausage.',
  'The waters covered the earth until the dove came back.',
  'Jesus died on the cross, and on the third day he rose.',
  'Grandma died in spring, and we planted a rose for her.',
  'They fought about the sledge, and then they shared it.',
  'The dentist said that nothing hurts any more.',
  'The bear has decided for the long sleep of winter.',
  'Nobody finds her behind the curtain in hide and seek.',
  'Jumping for joy on the trampoline.',
  'Lena cuts her cake after each test she has passed.',
  'There are too many of that kind of joke in it.',
  'We do not want that sort of ending in our book.',
  'Put the refugees back in the picture, please.',
])('what sounds like it passes: %s (MO-18)', (text) => {
  expect(themesDeclined(text)).toEqual([])
})
