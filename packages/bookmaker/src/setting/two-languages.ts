import type { Paper } from './paper.ts'
import type { Box, SetText } from './set-page.ts'
import { colours, fitText, heightOf, quoteStyleOn, storyStyleOn, type TextStyle } from './set-text.ts'

/** Between the two, in sizes of the first. */
const gap = 1.2

/**
 * Words and the same in another language below them, slanted, in one size: the largest with which the box holds both, in the
 * middle of it. Null where none from `least` on does.
 */
export function setInTwo(
  [words, second]: readonly [string, string],
  box: Box,
  paper: Paper,
  least: number,
): [SetText, SetText] | null {
  const style = storyStyleOn(paper)
  const secondStyle: TextStyle = {
    ...quoteStyleOn(paper),
    align: 'left',
    leading: style.leading,
    colour: colours.soft,
  }
  const heights = (size: number) => [
    heightOf(words, box.width, size, style),
    heightOf(second, box.width, size, secondStyle),
  ]
  for (const size of style.sizes) {
    if (size < least) break
    const [upper = 0, lower = 0] = heights(size)
    const height = upper + gap * size + lower
    if (height > box.height) continue
    const y = box.y + (box.height - height) / 2
    const align = words.length + second.length < 200 ? ('centre' as const) : ('left' as const)
    return [
      fitText(words, { ...box, y }, { ...style, align, sizes: [size] }).text,
      fitText(second, { ...box, y: y + upper + gap * size }, { ...secondStyle, align, sizes: [size] }).text,
    ]
  }
  return null
}
