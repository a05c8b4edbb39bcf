import { visibleText } from '@faith-fables/contract/visible-text'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../calls/call.ts'

/** What in a text that is being reviewed contradicts itself. The same text is asked about once, and a call that nobody waits for is called off. */
export function textInspectionQuery(generationId: string, typed: string) {
  const storyText = visibleText(typed)
  return queryOptions({
    queryKey: ['parent', 'inspection', generationId, storyText],
    queryFn: ({ signal }) => call('inspectBook', { params: { generationId }, body: { storyText }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  })
}

/** Where the scenes and their pictures tell different things. @param pictures what changes when another picture is chosen or drawn */
export function pictureInspectionQuery(generationId: string, pictures: string) {
  return queryOptions({
    queryKey: ['parent', 'picture-inspection', generationId, pictures],
    queryFn: ({ signal }) => call('inspectBook', { params: { generationId }, body: {}, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  })
}

/** Has a hosted model read the whole text for what contradicts itself. It takes up to a minute. */
export const readClosely = (generationId: string, typed: string) =>
  call('inspectBook', {
    params: { generationId },
    body: { storyText: visibleText(typed), closely: true },
  })
