import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { CompiledPlot } from '@faith-fables/storyteller/plots/compiled-plot'
import type { Phrasing } from '@faith-fables/storyteller/plots/plot'
import type { z } from 'zod'
import { projectRoot } from '../project-root.ts'
import {
  beats,
  hinges,
  meltedPages,
  order,
  people,
  type ShownScenes,
  sheet,
  shownScenes,
  things,
  type WrittenPage,
  type WrittenPhrasing,
} from './plot-schema.ts'
import { PlotFilesError, readYaml } from './read-yaml.ts'

const plotsFolder = join(projectRoot, 'packages/storyteller/plots')

/** The ids of all plots, in the order in which they are drawn. */
export const readOrder = (folder = plotsFolder): string[] => readYaml(join(folder, 'plots.yaml'), order)

/**
 * A plot as its writer wrote it: the folder of its name.
 *
 * @throws PlotFilesError naming file and line of everything that is wrong
 */
export function readPlot(id: string, folder = plotsFolder): CompiledPlot {
  const own = join(folder, id)
  const shownHere = join(own, 'shown.yaml')
  const shown: ShownScenes = {
    ...readYaml(join(folder, 'verse-shown.yaml'), shownScenes),
    ...(existsSync(shownHere) && readYaml(shownHere, shownScenes)),
  }
  const pagesIn = <Page extends WrittenPage>(part: string, schema: z.ZodType<Page[]>) =>
    readdirSync(join(own, part))
      .filter((file) => file.endsWith('.yaml'))
      .sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
      .flatMap((file) => {
        const path = join(own, part, file)
        return readYaml(path, schema).map((page) => withScenes(page, shown, path))
      })
  return {
    id,
    ...readYaml(join(own, 'plot.yaml'), sheet),
    cast: readYaml(join(own, 'people.yaml'), people),
    things: readYaml(join(own, 'things.yaml'), things),
    hinges: readYaml(join(own, 'hinges.yaml'), hinges),
    beats: pagesIn('beats', beats),
    melted: pagesIn('melted', meltedPages),
  }
}

/** Puts the scene in the place of its name. */
function withScenes<Page extends WrittenPage>(page: Page, shown: ShownScenes, file: string) {
  const sceneOf = (phrasing: WrittenPhrasing): Phrasing => {
    if (typeof phrasing === 'string') return phrasing
    const { shows, ...rest } = phrasing
    if (shows === undefined) return rest
    const scene = shown[shows]
    if (!scene)
      throw new PlotFilesError([`${file}: there is no scene "${shows}" in shown.yaml (${page.id}).`])
    return { ...rest, shows: scene }
  }
  const text = Object.fromEntries(
    Object.entries(page.text).map(([age, phrasings]) => [age, phrasings.map(sceneOf)]),
  )
  return { ...page, text: text as Record<keyof Page['text'], Phrasing[]> }
}
