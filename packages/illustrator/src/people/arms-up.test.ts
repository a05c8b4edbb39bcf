import { expect, test } from 'vitest'
import { human } from '../testing/human-look.ts'
import { drawPerson } from './draw-person.ts'
import { alone } from './figure.ts'

const people = ['boy, 2', 'girl, 8, red dress', 'grandfather, 70'].map((details) => human(details))

test('whoever cheers or jumps for somebody beside them has an arm up on each side of the face (IR-154)', () => {
  for (const look of people)
    for (const pose of ['cheer', 'jump'] as const) {
      const { hands, head, shoulders, hidesOwnFace } = drawPerson(look, {
        ...alone,
        pose,
        face: 'joy',
        turn: 0.88,
      })
      expect(hidesOwnFace, `${look.age} ${pose}`).toBeLessThan(0.05)
      expect(hands.left[0], `${look.age} ${pose}`).toBeLessThan(head.centre[0] - head.radius * 0.5)
      expect(hands.right[0], `${look.age} ${pose}`).toBeGreaterThan(head.centre[0] + head.radius * 0.5)
      for (const side of ['left', 'right'] as const)
        expect(hands[side][1], `${look.age} ${pose}`).toBeLessThan(shoulders[side][1] - 20)
    }
})

test('the hand of whoever waves to somebody beside or behind them is clear of the face (IR-154)', () => {
  for (const look of people)
    for (const turn of [0.7, 0.88, 1, 1.15]) {
      const { hands, head } = drawPerson(look, { ...alone, pose: 'wave', face: 'happy', turn })
      const away = Math.hypot(hands.right[0] - head.centre[0], hands.right[1] - head.centre[1])
      expect(away, `${look.age} ${turn}`).toBeGreaterThan(head.radius * 1.02)
    }
})
