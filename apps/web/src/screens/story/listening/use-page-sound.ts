import { useEffect, useEffectEvent, useRef } from 'react'
import type { PageSound } from './book-sound.ts'
import type { Sentence } from './sentences.ts'
import { beginningsOf, sentenceAt } from './sound-places.ts'
import { createSoundPlayer, type SoundPlayer } from './sound-player.ts'

export interface PageReading {
  /** Null while nothing is to be heard, or the page is read by the device. */
  sound: PageSound | null
  /** Of the page after it, loaded meanwhile. */
  nextSound: PageSound | null
  sentences: readonly Sentence[]
  /** With which it begins; asked when it begins alone. */
  sentence: number
  rate: number
  /** Milliseconds before a page is begun with its first sentence. */
  turningPause: number
  onSentence: (sentence: number) => void
  onEnd: () => void
  onFailure: () => void
}

/** Plays the sound of the open page, and tells which of its sentences is heard. */
export function usePageSound(reading: PageReading) {
  const { sound, nextSound, rate, turningPause } = reading
  const player = useRef<SoundPlayer | null>(null)
  const playerOf = () => {
    player.current ??= createSoundPlayer()
    return player.current
  }
  useEffect(
    () => () => {
      player.current?.close()
      player.current = null
    },
    [],
  )

  const begin = useEffectEvent((played: PageSound, speed: number) => {
    const beginnings = beginningsOf(reading.sentences)
    return playerOf().play({
      sound: played,
      from: beginnings[reading.sentence] ?? 0,
      rate: speed,
      onPart: (part) => told(sentenceAt(beginnings, part)),
      onEnd: () => ended(),
      onFailure: () => failed(),
    })
  })
  const told = useEffectEvent((sentence: number) => {
    if (sentence !== reading.sentence) reading.onSentence(sentence)
  })
  const ended = useEffectEvent(() => reading.onEnd())
  const failed = useEffectEvent(() => reading.onFailure())
  const isAtBeginning = useEffectEvent(() => reading.sentence === 0)

  useEffect(() => {
    if (!sound) return
    let silence = () => {}
    const timer = setTimeout(
      () => {
        // Another speed begins the sentence anew, as the device's voice does.
        silence = begin(sound, rate)
        if (nextSound) player.current?.expect(nextSound)
      },
      isAtBeginning() ? turningPause : 0,
    )
    return () => {
      clearTimeout(timer)
      silence()
    }
  }, [sound, nextSound, turningPause, rate])

  return { allow: () => playerOf().allow() }
}
