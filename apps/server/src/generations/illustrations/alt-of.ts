import type { Attempt } from '../scene-store.ts'

type Shown = Pick<Attempt, 'imageUrls' | 'alt' | 'imageAlts'>

/** What one picture of an attempt shows; where only the scene is known, what that shows. */
export function altOf({ imageUrls, alt, imageAlts }: Shown, url: string): string {
  return imageAlts[imageUrls.indexOf(url)] ?? alt
}
