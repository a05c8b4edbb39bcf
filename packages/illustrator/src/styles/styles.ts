import { cartoon } from './cartoon.ts'
import { crayon } from './crayon.ts'
import { felt } from './felt.ts'
import { inkAndWash } from './ink-and-wash.ts'
import { linocut } from './linocut.ts'
import { paperCutOut } from './paper-cut-out.ts'
import { stainedGlass } from './stained-glass.ts'
import { storybookGouache } from './storybook-gouache.ts'
import type { Style } from './style.ts'
import { watercolor } from './watercolor.ts'

/** Every style a parent can choose, in the order of the cards: neighbours differ most. A new one is one line here. */
export const styleDrawings = {
  watercolor,
  felt,
  'storybook-gouache': storybookGouache,
  linocut,
  'paper-cut-out': paperCutOut,
  'ink-and-wash': inkAndWash,
  cartoon,
  'stained-glass': stainedGlass,
  crayon,
} satisfies Record<string, Style>

export type StyleId = keyof typeof styleDrawings

export const styleIds = Object.keys(styleDrawings) as StyleId[]

/** The styles as a parent sees them. */
export const styles: readonly { id: StyleId; name: string; description: string }[] = styleIds.map((id) => ({
  id,
  name: styleDrawings[id].name,
  description: styleDrawings[id].description,
}))
