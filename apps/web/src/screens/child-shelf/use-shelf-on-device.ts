import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ShownShelf } from '../../api/shelf/child-queries.ts'
import { deviceQuery, keepShelfOnDevice } from '../../api/shelf/device-queries.ts'

/**
 * Keeps what stands on the shelf on this device, in the background: children read in the car.
 * @returns so many of its stories are there; null while that is not known
 */
export function useShelfOnDevice(shelf: ShownShelf | undefined): number | null {
  const client = useQueryClient()
  const { data: kept } = useQuery(deviceQuery)
  const { mutate } = useMutation({ mutationFn: (ids: string[]) => keepShelfOnDevice(client, ids) })
  const wanted = shelf && !shelf.isFromDevice ? JSON.stringify(shelf.stories.map(({ id }) => id)) : null
  useEffect(() => {
    if (wanted !== null) mutate(JSON.parse(wanted))
  }, [wanted, mutate])
  if (!kept || !shelf) return null
  return shelf.stories.filter(({ id }) => kept.some(({ story }) => story.id === id)).length
}
