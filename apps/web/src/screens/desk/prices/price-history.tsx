import { useInfiniteQuery } from '@tanstack/react-query'
import { priceChangesQuery } from '../../../api/desk/price-queries.ts'
import { EmptyShelf } from '../../../components/story/empty-shelf.tsx'
import { DeskList } from '../lists/desk-list.tsx'
import { momentWords } from '../moment-words.ts'
import { DifferenceTable } from './price-preview.tsx'
import { differences } from './price-words.ts'

/** Who changed which prices, newest first. */
export function PriceHistory() {
  const query = useInfiniteQuery(priceChangesQuery)
  return (
    <DeskList
      query={query}
      rows={query.data?.pages.flat()}
      loading="Loading the history..."
      empty={<EmptyShelf title="The prices are those the installation began with." />}
    >
      {(changes) =>
        changes.map(({ id, at, by, before, after }) => (
          <section key={id} className="stack" aria-labelledby={`price-change-${id}`}>
            <h3 id={`price-change-${id}`} className="text-lg wrap-anywhere">
              {`${momentWords(at)}, ${by}`}
            </h3>
            <DifferenceTable caption={`Version ${id}`} rows={differences(before, after)} />
          </section>
        ))
      }
    </DeskList>
  )
}
