/** A sound of so many seconds as a WAV file, as browsers send it that can make neither Opus nor AAC. */
export function spokenSound(seconds: number): Buffer {
  const samples = Math.round(rate * seconds)
  const sound = Buffer.alloc(44 + 2 * samples)
  sound.write('RIFF', 0)
  sound.writeUInt32LE(36 + 2 * samples, 4)
  sound.write('WAVEfmt ', 8)
  sound.writeUInt32LE(16, 16)
  sound.writeUInt16LE(1, 20)
  sound.writeUInt16LE(1, 22)
  sound.writeUInt32LE(rate, 24)
  sound.writeUInt32LE(2 * rate, 28)
  sound.writeUInt16LE(2, 32)
  sound.writeUInt16LE(16, 34)
  sound.write('data', 36)
  sound.writeUInt32LE(2 * samples, 40)
  for (let start = 44; start < sound.length; start += oneSecond.length) oneSecond.copy(sound, start)
  return sound
}

const rate = 8000

/** Whole waves, so that seconds follow each other without a click. It is made once: an hour has 29 million samples. */
const oneSecond = wavesOfASecond()

function wavesOfASecond(): Buffer {
  const wavesPerSecond = 212
  const second = Buffer.alloc(2 * rate)
  for (let sample = 0; sample < rate; sample += 1)
    second.writeInt16LE(
      Math.round(9000 * Math.sin((2 * Math.PI * wavesPerSecond * sample) / rate)),
      2 * sample,
    )
  return second
}
