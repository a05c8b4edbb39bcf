import type { StoryRequest } from '../story-request.ts'
import { writeStory } from '../storyteller.ts'
import { aStoryRequest, onlyPlot } from './story-requests.ts'

/** Tells one plot, whichever the seed would draw, so that a plot that joins or leaves changes nothing here. */
export function tellAgain(feedback: string[], changes: Partial<StoryRequest> = {}) {
  return writeStory(aStoryRequest({ avoidPlots: onlyPlot('seven-evenings'), ...changes, feedback }))
}
