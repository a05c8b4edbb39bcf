import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { Leaf } from '../book/leaves.ts'
import type { Book } from '../book/use-book.ts'
import type { BookSound } from './book-sound.ts'
import { markSpoken, unmarkSpoken } from './mark-spoken.ts'
import { sentencesOf } from './sentences.ts'
import { canSpeak, speak } from './speak.ts'
import { useManner } from './use-manner.ts'
import { usePageSound } from './use-page-sound.ts'
import { useSleepTimer } from './use-sleep-timer.ts'
import { useSoundChoice } from './use-sound-choice.ts'

/** Milliseconds between two pages, as somebody who reads aloud takes to turn one. */
const turningPause = 900

type State = 'off' | 'speaking' | 'paused'

/** Stable, so that nothing begins anew. */
const noSounds: readonly BookSound[] = []

/**
 * The book reads itself aloud, and turns its own pages.
 * @param sounds of the whole book, the best first; without one, and where one cannot be loaded, the voice of the device reads
 */
export function useListening(book: Book, leaves: readonly Leaf[], sounds = noSounds) {
  const [state, setState] = useState<State>('off')
  /** Which sentence of which leaf, from 0 on. Another page is read from its beginning, whoever has turned it. */
  const [at, setAt] = useState({ leafNumber: 0, sentence: 0 })
  const [hasFailed, setFailed] = useState(false)
  const sleep = useSleepTimer()
  const { manner, ...deviceChoices } = useManner()
  const { bookSound, giveUpSound, ...voiceChoices } = useSoundChoice(sounds, deviceChoices)
  const { leafNumber, place } = book

  const sentence = at.leafNumber === leafNumber ? at.sentence : 0
  const leaf = leaves[leafNumber]
  const text = leaf?.kind === 'page' ? leaf.page.textSnippet : ''
  const soundOf = (folio: number) => bookSound?.pages.find(({ page }) => page === folio) ?? null
  const sound = leaf?.kind === 'page' ? soundOf(leaf.folio) : null

  const stop = useCallback(() => {
    setState('off')
    setAt({ leafNumber: 0, sentence: 0 })
    sleep.clear()
  }, [sleep.clear])

  const turnPage = () => {
    if (sleep.isOver()) return stop()
    if (book.canTurn('next')) return book.turn('next')
    stop()
  }

  const goTo = (next: number) => {
    if (sleep.isOver()) return stop()
    setAt({ leafNumber, sentence: next })
  }

  const goOn = useEffectEvent(() => {
    if (sentence + 1 < sentencesOf(text).length) goTo(sentence + 1)
    else turnPage()
  })

  const fail = useEffectEvent(() => {
    setFailed(true)
    stop()
  })

  const showWord = useEffectEvent((spoken: number | null) => {
    const current = sentencesOf(text)[sentence]
    if (current) markSpoken(place.current, current, spoken)
  })

  const { rate, voice } = manner
  const isSpokenByDevice = sound === null
  const { allow } = usePageSound({
    sound: state === 'speaking' ? sound : null,
    nextSound: leaf?.kind === 'page' ? soundOf(leaf.folio + 1) : null,
    sentences: sentencesOf(text),
    sentence,
    rate,
    turningPause,
    onSentence: goTo,
    onEnd: turnPage,
    onFailure() {
      giveUpSound()
      if (!canSpeak()) fail()
    },
  })

  useEffect(() => {
    if (state !== 'speaking' || isSpokenByDevice) return
    const current = sentencesOf(text)[sentence]
    if (!current) return
    showWord(null)
    bringIntoView(place.current, current.paragraph)
    return unmarkSpoken
  }, [state, text, sentence, isSpokenByDevice, place])

  useEffect(() => {
    if (state !== 'speaking' || !isSpokenByDevice) return
    const current = sentencesOf(text)[sentence]
    let silence = () => {}
    const begin = () => {
      if (!current) return goOn()
      if (!canSpeak()) return fail()
      showWord(null)
      bringIntoView(place.current, current.paragraph)
      silence = speak({
        text: current.text,
        manner: { rate, voice },
        onWord: (spoken) => showWord(spoken),
        onEnd: () => goOn(),
        onFailure: () => fail(),
      })
    }
    const timer = setTimeout(begin, sentence === 0 ? turningPause : 0)
    return () => {
      clearTimeout(timer)
      silence()
      unmarkSpoken()
    }
  }, [state, text, sentence, rate, voice, place, isSpokenByDevice])

  return {
    ...deviceChoices,
    ...voiceChoices,
    /** There is somebody to read: a sound of the book, or a voice of the device. */
    canRead: () => sounds.length > 0 || canSpeak(),
    isOn: state !== 'off',
    isSpeaking: state === 'speaking',
    /** The device could not speak. */
    hasFailed,
    forgetFailure: useCallback(() => setFailed(false), []),
    start() {
      if (sound) allow()
      setState('speaking')
    },
    pause: () => setState('paused'),
    stop,
    sleepTimer: sleep.timer,
    chooseSleepTimer: sleep.choose,
  }
}

/** A long page goes along with the voice. */
function bringIntoView(leaf: HTMLElement | null, paragraph: number): void {
  leaf?.querySelectorAll('.page-text p')[paragraph]?.scrollIntoView?.({ block: 'nearest' })
}

export type Listening = ReturnType<typeof useListening>
