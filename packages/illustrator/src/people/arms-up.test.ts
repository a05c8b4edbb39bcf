import { expect, test } from 'vitest'
import { distance } from '../geometry/point.ts'
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

test('no arm is a stump: of the forearm of whoever feels or does something, a part is seen', () => {
  const feelings = [
    'calm',
    'worried',
    'shy',
    'wow',
    'joy',
    'laugh',
    'tender',
    'thinking',
    'proud',
    'sorry',
  ] as const
  const doings = ['carry', 'pour', 'play', 'clap', 'look-up', 'peek', 'pray', 'fold-arms', 'work'] as const
  const all = [
    ...feelings.map((face) => ({ pose: 'stand', face }) as const),
    ...doings.map((pose) => ({ pose, face: 'calm' }) as const),
  ]
  for (const look of people)
    for (const directions of all)
      for (const turn of [0, 0.15, 0.3, 0.45]) {
        const { limbs } = drawPerson(look, { ...alone, ...directions, turn })
        if (!limbs) throw new Error('People have limbs.')
        for (const [, elbow, hand] of Object.values(limbs.arms))
          expect(
            distance(elbow, hand),
            `${look.age} ${directions.pose} ${directions.face} ${turn}`,
          ).toBeGreaterThan(limbs.build.arm * 0.14)
      }
})
