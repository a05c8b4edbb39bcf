import type { Pronoun } from '../facts.ts'
import { tagBehind } from '../text/tag-behind.ts'
import type { PlainForm } from './plain-form.ts'
import { readTail } from './read-tail.ts'
import { readThing } from './read-thing.ts'

const measure = /^(?:about |almost |nearly |around )?(as \S+ as|(?:the )?size of|no \S+er than) (.+)$/

/** "As big as a bus", "size of a bus", "no bigger than a teacup". */
export function readMeasure(words: string, pronoun: Pronoun): PlainForm | null {
  const best = /^(?:the )?((?:[a-z]{3,}est|best|youngest|oldest) (?:\S+ )?(?:in|of) .+)$/.exec(words)?.[1]
  const among = best ? readTail(tagBehind('She is the', best), pronoun) : null
  if (among) return { form: 'quality', words: `the ${among}` }
  const alike = /^((?:very |really )?(?:\S+)) (like|as) (.+)$/.exec(words)
  const same = alike?.[3] ? readThing(tagBehind('She likes', alike[3]), 'none', pronoun) : null
  if (alike && same) return { form: 'quality', words: `${alike[1]} ${alike[2]} ${same.words}` }
  const [, how = '', what = ''] = measure.exec(words) ?? []
  const thing = what ? readThing(tagBehind('She likes', what), 'none', pronoun) : null
  if (!thing) return null
  return { form: 'quality', words: `${how === 'size of' ? 'the size of' : how} ${thing.words}` }
}
