import type { GenerationRecord } from '@faith-fables/contract'
import { limits } from '@faith-fables/contract/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { pictureInspectionQuery } from '../../../api/making/inspection-query.ts'
import { Contradictions } from '../../../components/making/contradictions.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import type { PictureWishes } from '../redrawing/use-picture-wishes.ts'
import { goToScene, sceneId } from '../scenes/go-to-scene.ts'

export interface PictureContradictionsProps {
  generationId: string
  record: GenerationRecord
  wishes: PictureWishes
}

/** Where a scene and its picture tell different things; each leads to the scene and puts words ready to ask for another picture. */
export function PictureContradictions({ generationId, record, wishes }: PictureContradictionsProps) {
  const { data, isError } = useQuery({
    ...pictureInspectionQuery(generationId, picturesIn(record)),
    placeholderData: keepPreviousData,
  })
  // The words are approved by now: what a picture cannot mend is not said any more.
  const findings = isError ? [] : (data?.findings ?? []).filter(({ wish }) => wish !== null)

  function putReady(page: number, words: string) {
    const typed = wishes.wishOf(page - 1).trim()
    const wish = typed.includes(words) ? typed : `${typed} ${words}`.trim()
    if (wish.length <= limits.feedback.max) wishes.type(page - 1, wish)
    goToScene(page - 1)
    document
      .getElementById(sceneId(page - 1))
      ?.closest('section')
      ?.querySelector<HTMLTextAreaElement>('textarea[name="feedback"]')
      ?.focus()
  }

  return (
    <Contradictions
      findings={findings}
      actionsOf={({ wish }) =>
        wish && (
          <>
            <Button tone="quiet" onClick={() => goToScene(wish.page - 1)}>
              {`Go to page ${wish.page}`}
            </Button>
            {!record.isEdition && (
              <Button onClick={() => putReady(wish.page, wish.words)}>{`Ask for “${wish.words}”`}</Button>
            )}
          </>
        )
      }
    />
  )
}

/** Another picture that is chosen or drawn is another question. */
function picturesIn({ keyMoments }: GenerationRecord): string {
  return keyMoments
    .map(({ selectedImageUrl, illustrationAttempts }) => {
      const drawn = illustrationAttempts.filter(({ imageUrls }) => imageUrls.length > 0)
      return `${selectedImageUrl ?? ''} ${drawn.length}`
    })
    .join('|')
}
