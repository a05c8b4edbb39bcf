import type { PageSound } from './book-sound.ts'

export interface Playing {
  sound: PageSound
  /** Part of the sound to begin at, from 0 to 1. */
  from: number
  rate: number
  /** Told several times a second which part of the sound is heard. */
  onPart: (part: number) => void
  onEnd: () => void
  /** The sound could not be loaded or played. */
  onFailure: () => void
}

/** Plays the sounds of a book, one at a time. */
export interface SoundPlayer {
  /** To be called while a button is pressed: some phones let no sound begin later that was not allowed then. */
  allow(): void
  /** @returns what ends it before its time, without a word more from it */
  play(playing: Playing): () => void
  /** Loads a sound that will be wanted soon. */
  expect(sound: PageSound): void
  close(): void
}

export function createSoundPlayer(): SoundPlayer {
  const audio = new Audio()
  audio.preservesPitch = true
  const addresses = new Map<string, Promise<string>>()
  /** Loaded whole: browsers ask for parts of a sound, which are not kept for long, and not at all without a connection. */
  const addressOf = (url: string): Promise<string> => {
    const known = addresses.get(url)
    if (known) return known
    const loading = load(url)
    addresses.set(url, loading)
    loading.catch(() => addresses.delete(url))
    return loading
  }
  return {
    allow: () => audio.load(),
    play({ sound, from, rate, onPart, onEnd, onFailure }) {
      const ending = new AbortController()
      const { signal } = ending
      const fail = () => {
        if (signal.aborted) return
        ending.abort()
        onFailure()
      }
      const duration = () =>
        Number.isFinite(audio.duration) && audio.duration > 0 ? audio.duration : sound.milliseconds / 1000
      addressOf(sound.url)
        .then(async (address) => {
          if (signal.aborted) return
          if (audio.src !== address) audio.src = address
          audio.currentTime = from * (sound.milliseconds / 1000)
          audio.defaultPlaybackRate = rate
          audio.playbackRate = rate
          audio.addEventListener('timeupdate', () => onPart(audio.currentTime / duration()), { signal })
          audio.addEventListener('ended', onEnd, { signal })
          audio.addEventListener('error', fail, { signal })
          await audio.play()
        })
        .catch(fail)
      return () => {
        ending.abort()
        audio.pause()
      }
    },
    expect: (sound) => void addressOf(sound.url).catch(() => {}),
    close() {
      audio.pause()
      for (const loading of addresses.values()) loading.then(URL.revokeObjectURL, () => {})
      addresses.clear()
    },
  }
}

async function load(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`The sound ${url} could not be loaded: ${answer.status}.`)
  return URL.createObjectURL(await answer.blob())
}
