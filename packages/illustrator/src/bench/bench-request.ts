import type { PictureRequest } from '../pictures/draw-picture.ts'
import { sampleCast } from '../samples/sample-cast.ts'
import { samplePage, sampleStory } from '../samples/sample-story.ts'
import type { StyleId } from '../styles/styles.ts'

/** A page of the sample story, as a server would ask for it. */
export const benchRequest = (style: StyleId, page: number, candidate = 0): PictureRequest => ({
  scene: samplePage(page % sampleStory.length),
  cast: sampleCast,
  style,
  seed: `bench ${page}`,
  candidate,
})
