import type { HeardRecording, StoryLanguageCode } from '@faith-fables/contract'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type PlayedPage, recordedVoice } from '../../../components/voice/recorded-voice.ts'
import type { Leaf } from '../book/leaves.ts'
import type { Book } from '../book/use-book.ts'
import type { BookSound } from './book-sound.ts'
import { markSpoken, unmarkSpoken } from './mark-spoken.ts'
import { sentencesOf } from './sentences.ts'
import { canSpeak, speak } from './speak.ts'
import { useManner } from './use-manner.ts'
import { usePageSound } from './use-page-sound.ts'
import { useReaders } from './use-readers.ts'
import { useSleepTimer } from './use-sleep-timer.ts'
import { useSoundChoice } from './use-sound-choice.ts'

/** Milliseconds between two pages, as somebody who reads aloud takes to turn one. */
const turningPause = 900

type State = 'off' | 'speaking' | 'paused'

/**
 * Who reads a page: somebody who recorded it, the narrator of the book, the voice of the device, or nobody, and the child turns
 * it; and why it is not the one who was chosen.
 */
export interface Reading {
  by: 'recording' | 'narrator' | 'device' | 'nobody'
  why: 'unread' | 'unplayable' | null
}

export interface Voices {
  /** Of those who recorded the book. */
  recordings: readonly HeardRecording[]
  /** Of the whole book, the best first; where one cannot be loaded, the voice of the device reads. */
  sounds: readonly BookSound[]
  /** In what the story is told. */
  language: StoryLanguageCode
}

/** The book is read aloud, by whoever recorded it, by its narrator or by the voice of the device, and turns its own pages. */
export function useListening(book: Book, leaves: readonly Leaf[], { recordings, sounds, language }: Voices) {
  const [state, setState] = useState<State>('off')
  /** Which sentence of which leaf, from 0 on. Another page is read from its beginning, whoever has turned it. */
  const [at, setAt] = useState({ leafNumber: 0, sentence: 0 })
  const [hasFailed, setFailed] = useState(false)
  /** Pages, by their address, that this device cannot play. */
  const [unplayable, setUnplayable] = useState<ReadonlySet<string>>(new Set())
  /** Where a recorded page was paused. */
  const paused = useRef({ url: '', seconds: 0 })
  const sleep = useSleepTimer()
  const { manner, ...deviceChoices } = useManner(language)
  const { bookSound, giveUpSound, ...bookChoices } = useSoundChoice(sounds, deviceChoices)
  const { recording, ...choices } = useReaders(recordings, { ...deviceChoices, ...bookChoices })
  const { leafNumber, place } = book

  const sentence = at.leafNumber === leafNumber ? at.sentence : 0
  const leaf = leaves[leafNumber]
  const text = leaf?.kind === 'page' ? leaf.page.textSnippet : ''
  const page = leaf?.kind === 'page' ? leaf.folio : null
  const url = urlOf(recording, page, unplayable)
  const soundOf = (folio: number | null) =>
    recording ? null : (bookSound?.pages.find((one) => one.page === folio) ?? null)
  const sound = soundOf(page)
  const isMute = hasFailed || !canSpeak()
  const by = url ? 'recording' : sound ? 'narrator' : recording && isMute ? 'nobody' : 'device'
  const isMissing = recording !== null && page !== null && url === null
  const isRead = recording?.pages.some((one) => one.page === page)
  const reading: Reading = { by, why: isMissing ? (isRead ? 'unplayable' : 'unread') : null }

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
    // Whoever recorded other pages goes on there.
    if (!recording) stop()
  })

  const goOnBehindRecording = useEffectEvent(() => {
    paused.current = { url: '', seconds: 0 }
    turnPage()
  })

  const loseRecording = useEffectEvent((lost: string) => setUnplayable(new Set([...unplayable, lost])))

  const showWord = useEffectEvent((spoken: number | null) => {
    const current = sentencesOf(text)[sentence]
    if (current) markSpoken(place.current, current, spoken)
  })

  const { rate, voice } = manner
  const { allow } = usePageSound({
    sound: state === 'speaking' ? sound : null,
    nextSound: soundOf(page === null ? null : page + 1),
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
    if (state !== 'speaking' || by !== 'narrator') return
    const current = sentencesOf(text)[sentence]
    if (!current) return
    showWord(null)
    bringIntoView(place.current, current.paragraph)
    return unmarkSpoken
  }, [state, by, text, sentence, place])

  useEffect(() => {
    if (state !== 'speaking' || by !== 'device') return
    const current = sentencesOf(text)[sentence]
    let silence = () => {}
    const begin = () => {
      if (!current) return goOn()
      if (!canSpeak()) return fail()
      showWord(null)
      bringIntoView(place.current, current.paragraph)
      silence = speak({
        text: current.text,
        manner: { rate, voice, language },
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
  }, [state, by, text, sentence, rate, voice, language, place])

  return {
    ...choices,
    /** There is somebody to read: whoever recorded it, its narrator, or a voice of the device. */
    canRead: () => recordings.length > 0 || sounds.length > 0 || canSpeak(),
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
      else if (sound) allow()
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
