import { expect, test } from 'vitest'
import { stageBriefs } from './stage-briefs.ts'

const cast = [
  { name: 'Mia', details: 'a girl of 5 in a red coat' },
  { name: 'Biscuit', details: 'a brown dog' },
]
const brief = {
  who: ['Mia', 'Biscuit'],
  happens: 'Mia runs after Biscuit with a lantern.',
  where: 'in the forest behind the house',
  when: 'a snowy evening in winter',
  mood: 'happy and a little wild',
  things: ['a lantern'],
}

test('a brief is staged with its place, hour, weather, people, feeling and things', () => {
  expect(stageBriefs([brief], cast)).toEqual([
    expect.objectContaining({
      setting: 'forest',
      time: 'evening',
      weather: 'snow',
      season: 'winter',
      action: brief.happens,
      figures: [
        expect.objectContaining({ name: 'Mia', pose: 'run', face: 'happy' }),
        expect.objectContaining({ name: 'Biscuit' }),
      ],
      props: expect.arrayContaining(['lantern']),
    }),
  ])
})

test('what a brief leaves open is as on the page before, and nobody is shown whom nobody knows', () => {
  const next = { ...brief, who: ['Captain Zog'], happens: 'She waits.', where: 'beside the zorp', when: '' }
  const [, scene] = stageBriefs([brief, next], cast)
  expect(scene).toMatchObject({ setting: 'forest', time: 'evening', figures: [{ name: 'Mia' }] })
})
