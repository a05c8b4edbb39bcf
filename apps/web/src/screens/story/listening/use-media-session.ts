import type { PublicStory } from '@faith-fables/contract'
import { useEffect, useEffectEvent } from 'react'
import type { Book } from '../book/use-book.ts'
import type { Listening } from './use-listening.ts'

/**
 * What the locked screen and the keys of a headset show and do while a story is read aloud, where the browser has them: its title,
 * who tells it, its front; pause, go on, end and turn the page.
 */
export function useMediaSession(story: PublicStory, listening: Listening, book: Book): void {
  const { isOn, isSpeaking } = listening
  const keys = useEffectEvent((action: MediaSessionAction) => {
    if (action === 'play') listening.start()
    if (action === 'pause') listening.pause()
    if (action === 'stop') listening.stop()
    if (action === 'nexttrack') book.turn('next')
    if (action === 'previoustrack') book.turn('previous')
  })
  const { title, authorName, imageUrl } = story

  useEffect(() => {
    const session = sessionOf()
    if (!isOn || !session) return
    const artwork = imageUrl === null ? [] : [{ src: new URL(imageUrl, location.href).href }]
    session.metadata = new MediaMetadata({ title, artist: authorName, artwork })
    for (const action of actions) listenTo(session, action, () => keys(action))
    return () => {
      session.metadata = null
      session.playbackState = 'none'
      for (const action of actions) listenTo(session, action, null)
    }
  }, [isOn, title, authorName, imageUrl])

  useEffect(() => {
    const session = sessionOf()
    if (isOn && session) session.playbackState = isSpeaking ? 'playing' : 'paused'
  }, [isOn, isSpeaking])
}

const actions: readonly MediaSessionAction[] = ['play', 'pause', 'stop', 'nexttrack', 'previoustrack']

const sessionOf = (): MediaSession | null =>
  'mediaSession' in navigator && typeof MediaMetadata === 'function' ? navigator.mediaSession : null

/** A key that a browser does not know is left out. */
function listenTo(session: MediaSession, action: MediaSessionAction, handler: (() => void) | null): void {
  try {
    session.setActionHandler(action, handler)
  } catch {
    return
  }
}
