import type { ReportBody } from '@faith-fables/contract'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../calls/call.ts'

/** Tells the desk that something in a public story is not right. */
export function reportMutation(storyId: string) {
  return mutationOptions({
    mutationFn: (body: ReportBody) => call('reportStory', { params: { storyId }, body }),
  })
}
