import { useEffect } from 'react'
import { deviceStore } from '../../../components/device/device-store.ts'
import { useDeviceState } from '../../../ui/browser/use-device-state.ts'

/** In what letters stories are set: those of the book, or such as readers with dyslexia tell apart. */
export const lettersOffered = ['Letters of the book', 'Letters for dyslexia'] as const
const usual = 'Letters of the book'
export type Letters = (typeof lettersOffered)[number]

const storageKey = 'faith-fables.letters'

/** The letters of stories on this device. Their font is fetched when they are chosen. */
export function useLetters(): [Letters, (letters: Letters) => void] {
  const [letters, setLetters] = useDeviceState<Letters>(storedLetters, usual)
  useEffect(() => {
    // A line that is lost leaves the letters of the book.
    if (letters !== usual) import('@fontsource/opendyslexic/latin-400.css').catch(() => undefined)
  }, [letters])
  function choose(next: Letters) {
    setLetters(next)
    deviceStore.write(storageKey, next)
  }
  return [letters, choose]
}

function storedLetters(): Letters {
  const stored = deviceStore.read(storageKey)
  return lettersOffered.find((letters) => letters === stored) ?? usual
}
