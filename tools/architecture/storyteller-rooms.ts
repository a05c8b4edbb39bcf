import { type Part, sceneDescription } from './part.ts'

const source = 'packages/storyteller/src'

/**
 * The rooms of the storyteller in the order of a story; each knows only what lies before it. First what is given (verses, plots,
 * words, the people and how their bodies are told of), then a parent is listened to (feedback, details), the story is planned, told, woven and
 * shown, and at last what became of the parent's words is reported.
 */
export const storytellerRooms = [
  'scripture',
  'plots',
  'words',
  'figures',
  'notation',
  'bodies',
  'feedback',
  'details',
  'plan',
  'telling',
  'weaving',
  'scenes',
  'report',
]

/** What a room may import besides itself and those before it: the request that all is about, seeded chance, and what is said of a scene. */
const forEveryRoom = [`${source}/{random,story-request}.ts`, 'packages/listener/src/**', sceneDescription]

const rooms = storytellerRooms.map(
  (room, place): Part => ({
    files: `${source}/${room}/**`,
    mayImport: [
      ...storytellerRooms.slice(0, place + 1).map((known) => `${source}/${known}/**`),
      ...forEveryRoom,
    ],
    rule: `a room of the storyteller knows only what lies before it (${storytellerRooms.join(', ')}); move what both need to the earlier one.`,
  }),
)

export const storytellerParts: Part[] = [
  ...rooms,
  {
    files: `${source}/{random,story-request}.ts`,
    mayImport: [`${source}/{scripture,plots}/**`, sceneDescription],
    rule: 'what every room of the storyteller uses knows none of them but plots and Scripture.',
  },
  {
    files: `${source}/*.ts`,
    mayImport: [`${source}/**`, ...forEveryRoom],
    rule: 'the storyteller asks the listener what parents mean, describes scenes (@faith-fables/illustrator/scene-description), and knows nothing else of the project.',
  },
  {
    files: `${source}/**`,
    mayImport: [],
    rule: 'a new room of the storyteller is given its place in tools/architecture/storyteller-rooms.ts.',
  },
]
