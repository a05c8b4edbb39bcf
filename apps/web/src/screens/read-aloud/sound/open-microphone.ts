/** What is taken of a microphone while somebody reads. */
export interface Take {
  /** From 0 to 1, as loud as the voice is just now. */
  loudness: () => number
  /** It went in the middle: pulled out, or taken by a call. */
  isLost: () => boolean
  begin: () => void
  /** Ends it, and closes the microphone. @returns all that was heard since the beginning */
  end: () => Promise<Blob>
  /** Closes the microphone and keeps nothing. */
  drop: () => void
}

/**
 * Asks for the microphone and opens it.
 * @throws DOMException where it is refused or absent
 */
export async function openMicrophone(): Promise<Take> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, noiseSuppression: true, autoGainControl: true, echoCancellation: false },
  })
  const recorder = new MediaRecorder(stream)
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const meter = openMeter(stream)
  const close = () => {
    for (const track of stream.getTracks()) track.stop()
    meter.close()
  }
  return {
    loudness: meter.loudness,
    isLost: () => stream.getTracks().every(({ readyState }) => readyState === 'ended'),
    // A part each second: what was heard is there also when the microphone goes.
    begin: () => recorder.start(1000),
    async end() {
      await new Promise<void>((resolve) => {
        if (recorder.state === 'inactive') return resolve()
        recorder.onstop = () => resolve()
        recorder.stop()
      })
      close()
      return new Blob(parts, { type: recorder.mimeType })
    },
    drop() {
      if (recorder.state !== 'inactive') recorder.stop()
      close()
    },
  }
}

function openMeter(stream: MediaStream) {
  const context = new AudioContext()
  void context.resume()
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    loudness() {
      analyser.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, one) => sum + one ** 2, 0) / samples.length
      return onScale(Math.sqrt(power))
    },
    close: () => void context.close(),
  }
}

/** Ears hear in decibels: -55 dB is the foot of the meter, -10 dB its top. */
function onScale(loudness: number): number {
  const decibels = 20 * Math.log10(Math.max(loudness, 1e-6))
  return Math.min(1, Math.max(0, (decibels + 55) / 45))
}
