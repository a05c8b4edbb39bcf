/** Signs such as © are letters of old, though Unicode counts them among the pictures. */
const emoji = /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\uFE0F/gu

/** The emoji of a text, in their order. */
export function findEmoji(text: string): string[] {
  return text.match(emoji) ?? []
}
