import { wordKinds } from '@faith-fables/listener/facts'
import { z } from 'zod'

/** The kinds of facts of our own listener, which also say what can be seen of somebody. */
const characterKinds = ['being', 'pronoun', 'age', 'stage', 'kin', 'pet', 'friend', ...wordKinds] as const
/** What a sentence beside the characters is there for. */
const otherKinds = ['told', 'asked', 'aside'] as const

/** Every field is asked for: suppliers refuse schemas with open ones. */
const answerOf = <Kinds extends readonly [string, ...string[]]>(kinds: Kinds) =>
  z.object({
    /** English name of the language that the words are in. */
    language: z.string(),
    statements: z.array(z.object({ words: z.string(), kind: z.enum(kinds), plain: z.string() })),
    notUnderstood: z.array(z.string()),
  })

/** What a model answers when it is asked to listen to what was written of a character. */
export const characterAnswer = answerOf(characterKinds)
/** The same for what was written of a story, and of what is to be different in a text or a picture. */
export const otherAnswer = answerOf(otherKinds)

export type HeardAnswer = z.infer<typeof characterAnswer> | z.infer<typeof otherAnswer>
export type AnsweredStatement = HeardAnswer['statements'][number]
