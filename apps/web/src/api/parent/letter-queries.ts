import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../calls/call.ts'

const choiceKey = (token: string) => ['letters', token] as const

/** Whether letters about stories come to whom a letter with this link was sent. */
export function letterChoiceQuery(token: string) {
  return queryOptions({
    queryKey: choiceKey(token),
    queryFn: () => call('getLetterChoice', { params: { token } }),
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
