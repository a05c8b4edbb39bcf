import { ages } from '@faith-fables/storyteller/plots/plot'
import { plotOf } from '@faith-fables/storyteller/plots/plots'
import { moralValues } from '@faith-fables/storyteller/scripture/moral-values'
import { ageGroups, families, onlyPlot } from '@faith-fables/storyteller/testing/story-requests'
import { storyForReading } from './reading-sample.ts'

interface Wanted {
  /** Id of the plot: the name of its folder. */
  plot: string
  /** One of `ages`; all of them when left out. */
  age: string | undefined
  seed: string
}

const lengths = [5, 10, 20]

/**
 * One plot as children of an age hear it, in three lengths, as far as it has beats for them, with three families.
 *
 * @throws RangeError when there is no such plot or age
 */
export function tellPlot({ plot, age, seed }: Wanted): string {
  const { values, beats } = plotOf(plot)
  const theme = moralValues.find(({ id }) => id === values[0]?.id)
  if (!theme) throw new RangeError(`The plot "${plot}" serves no value.`)
  const chosen = ages.flatMap((one, place) => (age === undefined || age === one ? [ageGroups[place]] : []))
  if (chosen.length === 0) throw new RangeError(`There is no age "${age}": it is one of ${ages.join(', ')}.`)
  return chosen
    .flatMap((ageGroup) =>
      lengths
        .filter((sceneCount) => sceneCount <= beats.length)
        .map((sceneCount, turn) => {
          const family = families[turn % families.length]
          if (!ageGroup || !family) throw new RangeError('There is nobody to tell of.')
          return storyForReading({
            ...family,
            ageGroup,
            sceneCount,
            focus: { kind: 'moral', name: theme.name, description: theme.description },
            seed: `${seed}/${plot}/${sceneCount}`,
            feedback: [],
            avoidPlots: onlyPlot(plot),
          })
        }),
    )
    .join('\n\n')
}
