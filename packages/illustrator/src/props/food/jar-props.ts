import { darker, lighter } from '../../drawing/colour.ts'
import { flat, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { ellipse, joined, polygon, roundedRectangle } from '../../geometry/path.ts'
import type { PropDrawing } from '../prop.ts'

/** A glass jar with a screw lid; the colour is that of the glass. */
const jar: PropDrawing = {
  size: 62,
  place: 'ground',
  tabletop: true,
  colour: '#b9d9dc',
  draw: (colour) => [
    round(roundedRectangle(-36, -84, 72, 84, 20), colour),
    flat(roundedRectangle(-27, -70, 54, 60, 14), lighter(colour, 0.45)),
    flat(roundedRectangle(-22, -64, 8, 44, 4), '#ffffff'),
    round(roundedRectangle(-32, -100, 64, 20, 6), '#c9963f'),
    flat(roundedRectangle(-32, -90, 64, 4, 2), darker('#c9963f', 0.8)),
  ],
}

/** A round tin with a lid and a flower on its side, as cookies come in. */
const tin: PropDrawing = {
  size: 54,
  place: 'ground',
  tabletop: true,
  colour: '#5d86a8',
  draw: (colour) => [
    round(roundedRectangle(-66, -72, 132, 72, 14), colour),
    flat(
      joined(
        [0, 1, 2, 3, 4].map((petal) =>
          ellipse(Math.sin(petal * 1.257) * 14, -34 - Math.cos(petal * 1.257) * 14, 10),
        ),
      ),
      '#f3dfae',
    ),
    flat(ellipse(0, -34, 8), '#d9764a'),
    ...[-46, 46].map((x) => flat(ellipse(x, -34, 7), '#f3dfae')),
    round(roundedRectangle(-72, -92, 144, 28, 12), lighter(colour, 0.25)),
    flat(roundedRectangle(-66, -72, 132, 5, 2), darker(colour, 0.8)),
  ],
}

const medicine: PropDrawing = {
  size: 50,
  place: 'ground',
  tabletop: true,
  colour: '#a5673a',
  draw: (colour) => [
    round(roundedRectangle(-30, -76, 60, 76, 12), colour),
    flat(roundedRectangle(-24, -58, 48, 40, 4), '#fbf4e4'),
    flat(joined([roundedRectangle(-4, -53, 8, 30, 1), roundedRectangle(-15, -42, 30, 8, 1)]), '#c9573f'),
    round(roundedRectangle(-19, -100, 38, 28, 6), '#f3ead8'),
  ],
}

/** A goldfish that somebody looks after swims in its bowl; the colour is the fish's. */
const goldfishBowl: PropDrawing = {
  size: 96,
  place: 'ground',
  colour: '#ee8a35',
  draw: (colour) => [
    round(joined([ellipse(0, -46, 58, 46), roundedRectangle(-40, -98, 80, 30, 8)]), '#dcecec'),
    flat(joined([ellipse(0, -40, 51, 36), roundedRectangle(-46, -70, 92, 26, 10)]), '#8fc6d6'),
    flat(ellipse(0, -8, 34, 7), '#d8bd8a'),
    flat(
      limb(
        [
          [-28, -10],
          [-34, -32],
          [-26, -54],
        ],
        [4, 4, 2],
      ),
      '#5d9a54',
    ),
    round(
      polygon([
        [-8, -40],
        [-28, -54],
        [-24, -40],
        [-28, -26],
      ]),
      darker(colour, 0.85),
    ),
    round(ellipse(8, -40, 22, 14), colour),
    flat(ellipse(18, -44, 3.4), '#33261d'),
    flat(roundedRectangle(-44, -100, 88, 8, 4), '#c4dcdd'),
    flat(roundedRectangle(28, -66, 7, 26, 3), '#ffffff'),
  ],
}

/** What is kept under a lid, or behind glass. */
export const jarProps: Record<string, PropDrawing> = {
  'jar|glass jar|pickle jar|jam jar': jar,
  'tin|cookie tin|biscuit tin|money box': tin,
  'goldfish|goldfish bowl|fish bowl|fishbowl|aquarium': goldfishBowl,
  'medicine|medicine bottle|cough syrup': medicine,
}
