import type { SceneDescription } from '@faith-fables/illustrator/scene-description'
import { describe, expect, test } from 'vitest'
import { thingAsTold } from './thing-as-told.ts'

const scene: SceneDescription = {
  setting: 'street',
  time: 'day',
  weather: 'clear',
  shot: 'medium',
  figures: [{ name: 'Mia', pose: 'stand', face: 'calm', look: 'broom' }],
  props: ['gate'],
  action: '',
}
const added = (text: string, changes: Partial<SceneDescription> = {}): string[] => {
  const start = { ...scene, ...changes }
  return thingAsTold(start, text, ['Mia', 'snail', 'pebble']).props.slice(start.props.length)
}

describe('a thing that a page tells of as being there (IR-104)', () => {
  test.each([
    ['A sparrow sat on the gate, with a cap of snow on its head.', 'sparrow'],
    ['Grandma Ruth sat down on the wall and did not ask.', 'wall'],
    ['Old Lim was sitting on the wall and could have said something.', 'wall'],
    ['There was a letter in the hole. The letter was old. Mia found a spoon.', 'letter'],
    ['There were mushrooms, too.', 'mushroom'],
    ['Mia unfolded a napkin.', 'napkin'],
    ['Then Mia stood there with the loose wheel in both hands.', 'wheel'],
  ])('is in its picture: "%s"', (text, thing) => {
    expect(added(text)).toEqual([thing])
  })

  test.each([
    'There was no letter in the hole.',
    '"I found a spoon," said Mia.',
    'Mia felt as if there was a feather in her shoe.',
    'Mia would have sat down on the wall.',
    'Who had left the bucket on the step?',
    'The pebble rolled over and made itself comfortable.',
    'The snail sat on the leaf-green step.',
    'Mia stopped with the broom in her hand.',
    'Mia stopped behind the gate.',
    'For later there was an apple cake.',
  ])('is none in "%s"', (text) => {
    expect(added(text)).toEqual([])
  })

  test('comes into no room that is told of as going by outside', () => {
    expect(added('A car went by, and its lights slid along.', { setting: 'bedroom' })).toEqual([])
    expect(added('Mia lay still. Outside a bicycle went by.', { setting: 'bedroom' })).toEqual([])
    const talk = '“Hm,” said Mia, “I’d be nice about it.” Outside a bicycle went by. “I know,” said Mia.'
    expect(added(talk, { setting: 'bedroom' })).toEqual([])
    expect(added('Mia lay still. A bicycle went by.')).toEqual(['bicycle'])
  })

  test('crowds no picture', () => {
    expect(added('A sparrow sat on the wall.', { props: ['gate', 'tree', 'bench', 'lamp'] })).toEqual([])
  })
})
