import './bar-plot.css'
import { dayWords, numberWords, type Series, sumOf } from './number-series.ts'

/** Units of the drawing, which is stretched to the width of its place. */
const [step, gap, height] = [10, 2, 100]

export interface BarPlotProps extends Series {
  days: readonly string[]
}

/** One bar for each day, the highest as high as the drawing. The table behind it says the same in numbers. */
export function BarPlot({ name, values, days }: BarPlotProps) {
  const most = Math.max(0, ...values.map(Math.abs))
  const [first, last] = [days[0] ?? '', days.at(-1) ?? '']
  const sum = numberWords(sumOf(values))
  return (
    <figure className="bar-plot">
      <figcaption className="bar-plot-head">
        <b>{name}</b>
        <span>{`${sum} in all`}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={`${name}: ${sum} from ${dayWords(first)} to ${dayWords(last)}, at most ${numberWords(most)} a day`}
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
      >
        {values.map((value, place) => (
          <Bar key={days[place]} day={days[place] ?? ''} value={value} place={place} most={most} />
        ))}
      </svg>
      <div className="bar-plot-foot" aria-hidden="true">
        <span>{dayWords(first)}</span>
        <span>{`Most on one day: ${numberWords(most)}`}</span>
        <span>{dayWords(last)}</span>
      </div>
    </figure>
  )
}

interface BarProps {
  day: string
  value: number
  place: number
  most: number
}

function Bar({ day, value, place, most }: BarProps) {
  const tall = most === 0 ? 0 : (Math.abs(value) / most) * height
  return (
    <rect
      x={place * step + gap / 2}
      y={height - tall}
      width={step - gap}
      height={tall}
      data-below={value < 0 || undefined}
    >
      <title>{`${dayWords(day)}: ${numberWords(value)}`}</title>
    </rect>
  )
}
