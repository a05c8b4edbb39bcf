import type { Endpoint } from '../endpoint.ts'

/** Stories read aloud by a speech model. */
export const narrationEndpoints = {
  orderNarration: {
    method: 'POST',
    path: '/api/stories/:storyId/narration',
    auth: 'parent',
    area: 'Stories',
    idempotent: true,
    action: 'ordering the narration',
    failure: 'The narration could not be ordered.',
    summary:
      'Has a story of this parent read aloud by the speech model, for the price of a narration. While it is being made, and once it is there, it is not charged again.',
  },
  getNarration: {
    method: 'GET',
    path: '/api/stories/:storyId/narration',
    auth: 'parent',
    area: 'Stories',
    failure: 'It could not be seen how far the narration is.',
    summary: 'How far the narration of a story of this parent is.',
  },
} as const satisfies Record<string, Endpoint>
