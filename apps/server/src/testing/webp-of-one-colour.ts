const riffHeader = 12
const chunkHeader = 8
/** Bytes of a picture, whatever its side: its size, then a code of one word for each of the channels, which no pixel has to say. */
const payloadBytes = 12

/**
 * A square WebP of one colour, put down as it is written in the file (VP8L, lossless), since an encoder would look at a million pixels.
 *
 * @param side in pixels, up to 16384
 * @param colour red, green and blue, 0 to 255 each
 */
export function webpOfOneColour(side: number, [red, green, blue]: readonly [number, number, number]): Buffer {
  const file = Buffer.alloc(riffHeader + chunkHeader + payloadBytes)
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - chunkHeader, 4)
  file.write('WEBPVP8L', 8)
  file.writeUInt32LE(payloadBytes, 16)
  const bits = bitsInto(file, riffHeader + chunkHeader)
  bits(0x2f, 8)
  bits(side - 1, 14)
  bits(side - 1, 14)
  // No alpha, version 0; no transform, no cache of colours, one group of codes.
  bits(0, 1 + 3 + 1 + 1 + 1)
  for (const value of [green, red, blue, 255]) {
    // A simple code of one word, of eight bits.
    bits(0b101, 3)
    bits(value, 8)
  }
  // Of distances: a simple code of one word, of one bit.
  bits(0b001, 3)
  bits(0, 1)
  return file
}

/** Writes numbers one behind the other, each from its lowest bit. */
function bitsInto(file: Buffer, start: number) {
  let at = 0
  return (value: number, count: number) => {
    for (let bit = 0; bit < count; bit++, at++) {
      const place = start + (at >> 3)
      file[place] = (file[place] ?? 0) | (((value >> bit) & 1) << (at & 7))
    }
  }
}
