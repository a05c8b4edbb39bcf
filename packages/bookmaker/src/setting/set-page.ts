import type { BookPicture } from '../book.ts'
import type { Line } from './lines.ts'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Lines under each other, each in its place. */
export interface SetText {
  kind: 'text'
  /** What it is for those who have it read to them. */
  role: 'H1' | 'H2' | 'P'
  size: number
  colour: string
  lines: { x: number; baseline: number; line: Line }[]
  /** What is written, in the order of reading. */
  words: string
  /** Of the words, where it is not that of the book. */
  language?: string | undefined
}

export interface SetPicture {
  kind: 'picture'
  picture: BookPicture
  box: Box
}

/** Adorns the page and says nothing. */
export interface SetShape {
  kind: 'shape'
  shape: 'frame' | 'rule' | 'panel'
  box: Box
  colour: string
}

export type Drawn = SetText | SetPicture | SetShape

/** A page as it is drawn, whatever draws it. */
export interface SetPage {
  /** Its name in the list of bookmarks; null for pages that go on with the one before. */
  bookmark: string | null
  drawn: Drawn[]
}
