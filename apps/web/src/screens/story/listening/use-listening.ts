import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Leaf } from '../book/leaves.ts'
import type { Book } from '../book/use-book.ts'
import { markSpoken, unmarkSpoken } from './mark-spoken.ts'
import { sentencesOf } from './sentences.ts'
import { speak } from './speak.ts'
import { useManner } from './use-manner.ts'

/** After so many minutes the sentence that is being spoken is the last one. */
export const sleepTimers = ['Off', '5 minutes', '10 minutes', '20 minutes'] as const
export type SleepTimer = (typeof sleepTimers)[number]
const minuteMilliseconds = 60_000

/** Milliseconds between two pages, as somebody who reads aloud takes to turn one. */
const turningPause = 900

type State = 'off' | 'speaking' | 'paused'

/** The book reads itself aloud by the voice of the device, and turns its own pages. */
export function useListening(book: Book, leaves: readonly Leaf[]) {
  const [state, setState] = useState<State>('off')
  /** Which sentence of which leaf, from 0 on. Another page is read from its beginning, whoever has turned it. */
  const [at, setAt] = useState({ leafNumber: 0, sentence: 0 })
  const [hasFailed, setFailed] = useState(false)
  const sleep = useSleepTimer()
  const { manner, ...choices } = useManner()
  const { leafNumber, place } = book

  const sentence = at.leafNumber === leafNumber ? at.sentence : 0
  const leaf = leaves[leafNumber]
  const text = leaf?.kind === 'page' ? leaf.page.textSnippet : ''

  const stop = useCallback(() => {
    setState('off')
    setAt({ leafNumber: 0, sentence: 0 })
    sleep.clear()
  }, [sleep.clear])

  const goOn = useEffectEvent(() => {
    if (sleep.isOver()) return stop()
    if (sentence + 1 < sentencesOf(text).length) return setAt({ leafNumber, sentence: sentence + 1 })
    if (book.canTurn('next')) return book.turn('next')
    stop()
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
  useEffect(() => {
    if (state !== 'speaking') return
    const current = sentencesOf(text)[sentence]
    let silence = () => {}
    const begin = () => {
      if (!current) return goOn()
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
  }, [state, text, sentence, rate, voice, place])

  return {
    ...choices,
    isOn: state !== 'off',
    isSpeaking: state === 'speaking',
    /** The device could not speak. */
    hasFailed,
    forgetFailure: useCallback(() => setFailed(false), []),
    start: () => setState('speaking'),
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

function useSleepTimer() {
  const [timer, setTimer] = useState<SleepTimer>('Off')
  const end = useRef(Number.POSITIVE_INFINITY)
  const clear = useCallback(() => {
    end.current = Number.POSITIVE_INFINITY
    setTimer('Off')
  }, [])
  return {
    timer,
    clear,
    choose(next: SleepTimer) {
      setTimer(next)
      const minutes = Number.parseInt(next, 10)
      end.current = Number.isNaN(minutes)
        ? Number.POSITIVE_INFINITY
        : Date.now() + minutes * minuteMilliseconds
    },
    isOver: () => Date.now() >= end.current,
  }
}
