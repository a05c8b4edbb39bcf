/** Weights of a logistic regression that tells harmful lines from harmless ones. */
export interface HarmModel {
  /** Below this probability nothing is doubted. */
  threshold: number
  /** What speaks for harm before a feature is seen. */
  bias: number
  weights: ReadonlyMap<string, number>
}

/** Weights are written as whole numbers of this many to one. */
export const harmScale = 100

/** Reads what tools/train/train-harm.ts wrote: the threshold and the bias, then a feature and its weight a line. */
export function readHarmModel(text: string): HarmModel {
  const [first = '', ...lines] = text.trimEnd().split('\n')
  const [threshold = 1, bias = 0] = first.split(' ').map(Number)
  const weights = lines.map((line): [string, number] => {
    const tab = line.indexOf('\t')
    return [line.slice(0, tab), Number(line.slice(tab + 1)) / harmScale]
  })
  return { threshold, bias, weights: new Map(weights) }
}

/** How likely something with these features is harmful. */
export function probabilityOfHarm({ bias, weights }: HarmModel, features: readonly string[]): number {
  const share = 1 / Math.sqrt(Math.max(1, features.length))
  let score = 0
  for (const feature of features) score += weights.get(feature) ?? 0
  return 1 / (1 + Math.exp(-bias - score * share))
}
