import { z } from 'zod'
import { SupplierError } from '../../ports/supplier-error.ts'
import { type Asked, askModel, type Question } from './ask-model.ts'
import { type Concern, concerns, type Finding, type Judge } from './judge.ts'
import { lookInstructions, readInstructions } from './prompts/review-prompt.ts'

const readAnswer = z.object({
  findings: z.array(z.object({ part: z.number(), concern: z.enum(concerns) })),
})
const lookAnswer = z.object({ concerns: z.array(z.enum(concerns)) })

/** A language model that reads as a careful editor of children's books does. */
export function reviewingModel(asked: Asked): Judge {
  return {
    name: asked.name,
    async read(parts, kind, signal) {
      const numbered = parts.map((words, part) => ({ part, words }))
      const { findings } = await ask(asked, signal, {
        purpose: `moderation of ${kind}`,
        schemaName: 'findings',
        schema: readAnswer,
        instructions: readInstructions,
        prompt: JSON.stringify({ kind, parts: numbered }),
        whenDeclined: { findings: [everyPart] },
      })
      return findings
    },
    async look(picture, signal) {
      const { concerns: found } = await ask(asked, signal, {
        purpose: 'moderation of picture',
        schemaName: 'concerns',
        schema: lookAnswer,
        instructions: lookInstructions,
        prompt: 'This is the picture.',
        picture,
        whenDeclined: { concerns: [everyPart.concern] satisfies Concern[] },
      })
      return found
    },
  }
}

/** Where even the model declines to read on, it is nothing for children. */
const everyPart: Finding = { part: 0, concern: 'frightening' }

async function ask<Answer>(
  asked: Asked,
  signal: AbortSignal,
  { whenDeclined, ...question }: Question<Answer> & { whenDeclined: Answer },
): Promise<Answer> {
  try {
    const said = await askModel(asked, question, signal)
    if ('answer' in said) return said.answer
  } catch (error) {
    if (error instanceof SupplierError && error.safetyRefusal) return whenDeclined
    throw error
  }
  throw new SupplierError(`The model ${asked.name} answered with something else than findings.`, {
    retryable: true,
  })
}
