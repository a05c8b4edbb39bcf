import type { HeardRecording } from '@faith-fables/contract'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type PlayedPage, recordedVoice } from '../../../components/voice/recorded-voice.ts'
import type { Leaf } from '../book/leaves.ts'
import type { Book } from '../book/use-book.ts'
import { markSpoken, unmarkSpoken } from './mark-spoken.ts'
import { sentencesOf } from './sentences.ts'
import { canSpeak, speak } from './speak.ts'
import { useManner } from './use-manner.ts'
import { useReaders } from './use-readers.ts'

/** After so many minutes the sentence that is being spoken is the last one. */
export const sleepTimers = ['Off', '5 minutes', '10 minutes', '20 minutes'] as const
export type SleepTimer = (typeof sleepTimers)[number]
const minuteMilliseconds = 60_000

/** Milliseconds between two pages, as somebody who reads aloud takes to turn one. */
const turningPause = 900

type State = 'off' | 'speaking' | 'paused'

/**
 * Who reads a page: somebody who recorded it, the voice of the device, or nobody, and the child turns it; and why it is not the
 * one who was chosen.
 */
export interface Reading {
  by: 'recording' | 'device' | 'nobody'
  why: 'unread' | 'unplayable' | null
}

/** The book is read aloud, by whoever recorded it or by the voice of the device, and turns its own pages. */
export function useListening(book: Book, leaves: readonly Leaf[], recordings: readonly HeardRecording[]) {
  const [state, setState] = useState<State>('off')
  /** Which sentence of which leaf, from 0 on. Another page is read from its beginning, whoever has turned it. */
  const [at, setAt] = useState({ leafNumber: 0, sentence: 0 })
  const [hasFailed, setFailed] = useState(false)
  /** Pages, by their address, that this device cannot play. */
  const [unplayable, setUnplayable] = useState<ReadonlySet<string>>(new Set())
  /** Where a recorded page was paused. */
  const paused = useRef({ url: '', seconds: 0 })
  const sleep = useSleepTimer()
  const { manner, ...ways } = useManner()
  const { recording, ...choices } = useReaders(recordings, ways)
  const { leafNumber, place } = book

  const sentence = at.leafNumber === leafNumber ? at.sentence : 0
  const leaf = leaves[leafNumber]
  const text = leaf?.kind === 'page' ? leaf.page.textSnippet : ''
  const page = leaf?.kind === 'page' ? leaf.folio : null
  const url = urlOf(recording, page, unplayable)
  const isMute = hasFailed || !canSpeak()
  const by = url !== null ? 'recording' : recording && isMute ? 'nobody' : 'device'
  const isMissing = recording !== null && page !== null && url === null
  const isRead = recording?.pages.some((one) => one.page === page)
  const reading: Reading = { by, why: isMissing ? (isRead ? 'unplayable' : 'unread') : null }

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
    // Whoever recorded other pages goes on there.
    if (!recording) stop()
  })

  const goOnBehindRecording = useEffectEvent(() => {
    paused.current = { url: '', seconds: 0 }
    if (!sleep.isOver() && book.canTurn('next')) book.turn('next')
    else stop()
  })

  const loseRecording = useEffectEvent((lost: string) => setUnplayable(new Set([...unplayable, lost])))

  const showWord = useEffectEvent((spoken: number | null) => {
    const current = sentencesOf(text)[sentence]
    if (current) markSpoken(place.current, current, spoken)
  })

  const { rate, voice } = manner
  useEffect(() => {
    if (state !== 'speaking' || url === null) return
    let played: PlayedPage | null = null
    const from = paused.current.url === url ? paused.current.seconds : 0
    const begin = () => {
      played = recordedVoice.play({
        sound: url,
        from,
        onEnd: () => goOnBehindRecording(),
        onFailure: () => loseRecording(url),
      })
    }
    const timer = setTimeout(begin, from === 0 ? turningPause : 0)
    return () => {
      clearTimeout(timer)
      if (played) paused.current = { url, seconds: played.stop() }
    }
  }, [state, url])

  const ahead = urlOf(recording, page === null ? null : page + 1, unplayable)
  useEffect(() => {
    if (state === 'speaking' && ahead !== null) recordedVoice.fetchAhead(ahead)
  }, [state, ahead])

  useEffect(() => {
    if (state !== 'speaking' || by !== 'device') return
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
  }, [state, by, text, sentence, rate, voice, place])

  return {
    ...choices,
    isOn: state !== 'off',
    isSpeaking: state === 'speaking',
    reading,
    /** Who recorded it; null where the device reads. */
    recordedBy: recording?.name ?? null,
    /** The device could not speak, and nobody else reads. */
    hasFailed: hasFailed && !recording,
    forgetFailure: useCallback(() => setFailed(false), []),
    start() {
      if (recording) recordedVoice.wake()
      if (state === 'off') paused.current = { url: '', seconds: 0 }
      setState('speaking')
    },
    pause: () => setState('paused'),
    stop,
    sleepTimer: sleep.timer,
    chooseSleepTimer: sleep.choose,
  }
}

/** Where a page is that somebody recorded; null where they did not, or this device cannot play it. */
function urlOf(
  recording: HeardRecording | null,
  page: number | null,
  unplayable: ReadonlySet<string>,
): string | null {
  const url = recording?.pages.find((one) => one.page === page)?.url
  return url === undefined || unplayable.has(url) ? null : url
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
