import type { SceneDescription, Weather } from '@faith-fables/illustrator/scene-description'
import { withoutSpeech } from '../words/plain-narration.ts'

/** A page that tells of weather as of what is so, at the beginning of a sentence that nobody says. */
const told: readonly (readonly [RegExp, Weather])[] = [
  [
    /(?<=^|[.!?…]\s+|[¶\n]\s*)(?:It (?:was raining|is raining|rained|rains|had started to rain)|The rain (?:came|fell|drummed|poured|ran))\b/,
    'rain',
  ],
  [
    /(?<=^|[.!?…]\s+|[¶\n]\s*)(?:It (?:was snowing|is snowing|(?:snowed|snows)(?! (?!and\b|all\b|on\b|for\b)(?:\p{L}+ )?\p{L}{3,}s\b))|The snow (?:fell|came))\b/u,
    'snow',
  ],
  [
    /(?<=^|[.!?…]\s+|[¶\n]\s*)(?:The wind (?:blows|blew|pulled|tore|pushed|howled)|It (?:was|is) (?:so |very )?windy)\b/,
    'wind',
  ],
]

/** In a story in whose words nothing else is asked of the sky it rains on the page on which it rains. */
export function weatherAsTold(scene: SceneDescription, text: string): SceneDescription {
  if (scene.weather !== 'clear') return scene
  const seen = withoutSpeech(text)
  const [, weather] = told.find(([words]) => words.test(seen)) ?? []
  return weather ? { ...scene, weather } : scene
}
