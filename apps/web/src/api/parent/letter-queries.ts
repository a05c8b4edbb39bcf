import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../calls/call.ts'

const choiceKey = (token: string) => ['letters', token] as const

/** Ends the letters about stories of whom a letter with this link was sent to: opening the link is the wish. */
export function endedLettersQuery(token: string) {
  return queryOptions({
    queryKey: choiceKey(token),
    queryFn: () => call('chooseLetters', { params: { token }, body: { aboutStories: false } }),
    // Asked again it would end what was taken back meanwhile.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Chooses anew, by the same link. */
export function letterChoiceMutation(client: QueryClient, token: string) {
  return mutationOptions({
    mutationFn: (aboutStories: boolean) =>
      call('chooseLetters', { params: { token }, body: { aboutStories } }),
    onSuccess: (choice) => client.setQueryData(choiceKey(token), choice),
  })
}
