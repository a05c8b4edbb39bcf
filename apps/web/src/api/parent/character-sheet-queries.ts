import type { CharacterSheet } from '@faith-fables/contract'
import { polling } from '@faith-fables/contract/limits'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../calls/call.ts'

/** Below that of the characters: whoever changes one of them changes its drawings. */
const sheetsKey = ['parent', 'characters', 'sheets'] as const

/** How a hosted model drew the saved characters; asked again for as long as one of them is drawn again. */
export const characterSheetsQuery = queryOptions({
  queryKey: sheetsKey,
  queryFn: ({ signal }) => call('listCharacterSheets', { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.some((sheet) => sheet.state === 'making') ? polling.sheet : false,
})

export type SheetChange = 'redrawCharacterSheet' | 'returnCharacterSheet'

/** Has one drawn again, or takes the one before back. */
export function changeSheetMutation(client: QueryClient, change: SheetChange) {
  return mutationOptions({
    mutationFn: ({ characterId, style }: CharacterSheet) => call(change, { params: { characterId, style } }),
    onSuccess: (changed) =>
      client.setQueryData(characterSheetsQuery.queryKey, (sheets) =>
        sheets?.map((sheet) => (isSame(sheet, changed) ? changed : sheet)),
      ),
    // Another tab may have been faster.
    onError: () => client.invalidateQueries({ queryKey: sheetsKey }),
  })
}

const isSame = (one: CharacterSheet, other: CharacterSheet) =>
  one.characterId === other.characterId && one.style === other.style
