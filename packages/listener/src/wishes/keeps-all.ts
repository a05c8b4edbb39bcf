/** "No notes", "don't change a thing", "perfect as it is": all of it stays. */
const untouched = new RegExp(
  [
    '^(?:ha |well |really |honestly |please )?no (?:more )?(?:notes?|complaints?|changes?|edits?|corrections?|problems?|worries)(?: needed)?(?: (?:from (?:me|us)|at all|here|please))?$',
    "^(?:please |just )?(?:do n't|dont|never|would n't|wouldnt) (?:you )?(?:change|touch|alter|edit) (?:a|one|any|anything|it|this)\\b(?! (?:to|into))",
    '\\b(?:change|touch) nothing\\b|\\bnothing to (?:change|fix|add)\\b',
    "^(?:it is |it's |it 's )?(?:perfect|great|good|lovely|fine) (?:just |exactly )?(?:as (?:is|it is)|the way it is)$",
  ].join('|'),
)

/** Whether a clause, in small letters, asks for nothing to be changed. */
export const keepsAll = (words: string): boolean => untouched.test(words)
