import { z } from 'zod'

/** What a model answers when it is asked for a story. Every field is asked for: suppliers refuse schemas with open ones. */
export const storyAnswer = z.object({
  title: z.string(),
  pages: z.array(
    z.object({
      text: z.string(),
      picture: z.object({
        who: z.array(z.string()),
        happens: z.string(),
        where: z.string(),
        when: z.string(),
        mood: z.string(),
        things: z.array(z.string()),
      }),
    }),
  ),
  /** What the story is built on, in a few words: the next one is to be another. */
  idea: z.string(),
  moralMessage: z.string(),
  talk: z.array(z.string()),
  prayer: z.string(),
  remember: z.string(),
  /** What became of each wish of the parent; empty where there was none. */
  wishes: z.array(z.object({ wish: z.string(), done: z.enum(['done', 'partly', 'not done']) })),
})

export type StoryAnswer = z.infer<typeof storyAnswer>

/** Stands in a page where the verse is read. */
export const verseMark = 'VERSE'

/** All words of an answer that a reader will see. */
export function wordsOf({ title, pages, moralMessage, talk, prayer, remember }: StoryAnswer): string {
  return [title, ...pages.map(({ text }) => text), moralMessage, ...talk, prayer, remember].join('\n')
}
