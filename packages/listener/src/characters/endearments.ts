import type { Fact } from '../facts.ts'
import { isA } from '../lexicons/lexicons.ts'

/** What a child is called for fun; a brave lion and a sleepy bear may be one. */
const endearment =
  /\b(?:cheeky|silly|scaredy|mischievous|naughty|messy|daft|soppy|wriggly|clingy)[ -](?:(?:little|big|wee|old) )?(?:monkey|goose|pup|puppy|cat|duck|bunny|sausage|imp|chimp|moose|squirrel)\b/i

/** "Maya: cheeky monkey": who has a child's name and is called so is a child. */
export function withoutEndearments(facts: readonly Fact[], name: string, details: string): readonly Fact[] {
  if (!isA('names', name.split(' ')[0] ?? '')) return facts
  return facts.filter(
    (fact) =>
      !(
        fact.kind === 'being' &&
        fact.being.sort === 'animal' &&
        endearment.test(details.slice(Math.max(0, fact.span[0] - longestAdjective), fact.span[1]))
      ),
  )
}

const longestAdjective = 24
