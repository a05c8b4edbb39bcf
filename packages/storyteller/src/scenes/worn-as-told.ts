import type { SceneDescription, SceneFigure } from '@faith-fables/illustrator/scene-description'
import { escaped } from '../words/escaped.ts'

/** What goes on a head or about somebody, as far as one thing after another may be put on. */
const wearable =
  /\b(?:hat|cap|crown|tiara|helmet|headscarf|scarf|cape|cloak|apron|glasses|mittens|gloves|boots|wings|wreath|coat|raincoat|sweater|backpack|saucepan|colander)$/

const puttingOn = 'wears|is wearing|puts on|has put on|has on|tries on'

/** Whoever is told to wear a hat has it on, and neither in the hands nor lying about. */
export function wornAsTold(scene: SceneDescription): SceneDescription {
  const worn: string[] = []
  const figures = scene.figures.map((figure): SceneFigure => {
    const told = wornBy(figure, scene)
    if (!told) return figure
    const { noun, words } = told
    worn.push(noun)
    const { hold, ...rest } = figure
    return {
      ...rest,
      ...(hold !== undefined && hold !== noun && { hold }),
      wears: [...(figure.wears ?? []), words],
    }
  })
  return worn.length === 0
    ? scene
    : { ...scene, figures, props: scene.props.filter((noun) => !worn.includes(noun)) }
}

/** The thing that is worn, and the words for it: the straw hat of the sentence is more than the hat of the list. */
function wornBy(
  { name, hold }: SceneFigure,
  { action, props }: SceneDescription,
): { noun: string; words: string } | undefined {
  const things = [...(hold === undefined ? [] : [hold]), ...props].filter((noun) => wearable.test(noun))
  for (const noun of things) {
    const last = escaped(noun.split(' ').at(-1) ?? noun)
    const told = new RegExp(
      `(?:^|[\\s,;])${escaped(name)} (?:${puttingOn})\\b[^.;]*?((?:\\b(?!(?:the|a|an|his|her|their|on|and)\\b)\\w+ ){0,2}${last})\\b`,
    ).exec(action)
    if (told) return { noun, words: told[1] ?? noun }
  }
  return undefined
}
