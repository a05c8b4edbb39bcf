import { type Colour, darker } from '../../drawing/colour.ts'
import { feature, featureLine, flat, place, round, type Shape } from '../../drawing/shape.ts'
import { placement } from '../../geometry/matrix.ts'
import { blob, ellipse, roundedRectangle } from '../../geometry/path.ts'
import type { PropDrawing } from '../prop.ts'
import { type Onlooker, standing } from './onlooker.ts'

/** A grown-up whom a page names only by what they do, beside those of the story: told by hat, glasses or apron. */
const grownUp = (
  colour: Colour,
  looks: Omit<Onlooker, 'clothes'>,
  worn: (colour: Colour) => Shape[] = () => [],
): PropDrawing => {
  const draw = (wanted: Colour): Shape[] =>
    place([...standing({ ...looks, clothes: wanted }), ...worn(wanted)], placement({ scale: 0.94 }))
  // Whatever went wrong, they are kind about it.
  return { size: 420, place: 'behind', several: true, colour, draw, grave: draw }
}

const glasses = (): Shape[] => [-5, 5].map((x) => featureLine(ellipse(x, -86, 4.2, 4), '#5a4538', 1.1))

const apron = (): Shape[] => [
  flat(
    blob([
      [-8, -70],
      [8, -70],
      [12, -52],
      [13, -28],
      [-13, -28],
      [-12, -52],
    ]),
    '#efe6d2',
  ),
  flat(roundedRectangle(-7, -46, 14, 9, 3), '#d8cbb0'),
]

const strawHat = (): Shape[] => [
  round(ellipse(0, -101, 12.5, 9), '#e3c06a'),
  flat(roundedRectangle(-12.4, -100, 24.8, 3.6, 1.6), '#b5533f'),
  round(ellipse(0, -97, 22, 4.4), '#e8c878'),
]

const cap = (colour: Colour): Shape[] => [
  round(
    blob([
      [-15, -97],
      [-12, -107],
      [0, -110],
      [12, -107],
      [15, -97],
      [0, -98],
    ]),
    darker(colour, 0.72),
  ),
  round(ellipse(5, -97.5, 14, 2.6), darker(colour, 0.62)),
]

const neckerchief = (): Shape[] => [
  flat(
    blob([
      [-9, -74],
      [9, -74],
      [3, -64],
      [0, -56],
      [-3, -64],
    ]),
    '#e0b045',
  ),
  feature(ellipse(0, -66, 2, 2), '#8a5a38'),
]

/** Those who look after many children at once; who wishes for a teacher means one who comes into the picture. */
export const grownUpProps: Record<string, PropDrawing> = {
  'onlooking teacher': grownUp(
    '#6f8fb5',
    { skin: '#a9714b', hair: '#2f2724', cut: 'bun', wears: 'dress', hands: 'together' },
    glasses,
  ),
  'onlooking choir lady': grownUp('#8a6fae', {
    skin: '#e3b18a',
    hair: '#8a4b2e',
    cut: 'long',
    wears: 'dress',
    hands: 'clapping',
  }),
  'onlooking gardener': grownUp(
    '#6f9a6a',
    { skin: '#c58e62', hair: '#5d4030', cut: 'short', wears: 'trousers', hands: 'down' },
    () => [...apron(), ...strawHat()],
  ),
  'onlooking camp leader': grownUp(
    '#8a9a5a',
    { skin: '#7c4f37', hair: '#2f2724', cut: 'curls', wears: 'trousers', hands: 'waving' },
    (colour) => [...cap(colour), ...neckerchief()],
  ),
}
