/** One recorded page being played. */
export interface PlayedPage {
  /** Ends it before its time, without a word more from it. @returns so many seconds of it were heard; 0 when it has ended */
  stop: () => number
}

export interface PageToPlay {
  /** Its address, or itself. */
  sound: string | Blob
  /** Seconds from its beginning. */
  from?: number
  onEnd: () => void
  /** It did not come, or this device cannot play it. */
  onFailure: () => void
  /** How much of it was heard, in seconds. */
  onProgress?: (seconds: number) => void
}

/** The only one: a phone lets an element that was once begun by a touch play on without another. */
let player: HTMLAudioElement | null = null

/** A moment of nothing, as a WAV file. */
function silence(): Blob {
  const head = new DataView(new ArrayBuffer(46))
  const words = [
    0x52494646, 0x26000000, 0x57415645, 0x666d7420, 0x10000000, 0x01000100, 0x401f0000, 0x803e0000,
  ]
  const rest = [0x02001000, 0x64617461, 0x02000000]
  for (const [place, word] of [...words, ...rest].entries()) head.setUint32(4 * place, word)
  return new Blob([head], { type: 'audio/wav' })
}

/** Pages as somebody has read them aloud. */
export const recordedVoice = {
  /** Call it when a button is pressed: phones allow sound to those alone who have asked for it. */
  wake(): void {
    if (player) return
    player = new Audio()
    const url = URL.createObjectURL(silence())
    player.src = url
    // Refused or not, the pages themselves say whether they can be heard.
    void Promise.resolve(player.play())
      .catch(() => undefined)
      .finally(() => URL.revokeObjectURL(url))
  },

  /** Fetches a page ahead, so that it begins at once. */
  fetchAhead(url: string): void {
    void fetch(url).catch(() => undefined)
  },

  /** Plays one page in the place of any other. */
  play({ sound, from = 0, onEnd, onFailure, onProgress }: PageToPlay): PlayedPage {
    recordedVoice.wake()
    const audio = player as HTMLAudioElement
    let isHeard = true
    let address = ''
    const end = (tell: () => void) => {
      if (!isHeard) return
      release()
      tell()
    }
    const release = () => {
      isHeard = false
      audio.onended = audio.onerror = audio.ontimeupdate = null
      audio.pause()
      URL.revokeObjectURL(address)
    }
    const begin = async () => {
      // Whole, as a device without a connection has it, too.
      const content = typeof sound === 'string' ? await fetchSound(sound) : sound
      if (!isHeard) return
      address = URL.createObjectURL(content)
      audio.onended = () => end(onEnd)
      audio.onerror = () => end(onFailure)
      audio.ontimeupdate = () => onProgress?.(audio.currentTime)
      audio.src = address
      audio.currentTime = from
      await audio.play()
    }
    begin().catch(() => end(onFailure))
    return {
      stop() {
        if (!isHeard) return 0
        const heard = address ? audio.currentTime : from
        release()
        return heard
      },
    }
  },
}

async function fetchSound(url: string): Promise<Blob> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`The page did not come: ${answer.status}`)
  return await answer.blob()
}
