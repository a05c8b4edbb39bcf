import { useState } from 'react'

/** A gap in the verse that shows its word when touched, and hides it again. It is as wide as the word from the start. */
export function MissingWord({ word }: { word: string }) {
  const [isShown, setShown] = useState(false)
  return (
    <button
      type="button"
      className="missing-word"
      aria-label={isShown ? undefined : 'Show the missing word'}
      onClick={() => setShown(!isShown)}
    >
      <span className={isShown ? undefined : 'invisible'}>{word}</span>
    </button>
  )
}
