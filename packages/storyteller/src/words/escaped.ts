/** Words as a regular expression has to have them to mean just themselves. */
export const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
