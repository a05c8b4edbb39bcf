import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import type { FilledCollection, PublicStory } from '@faith-fables/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, GripVertical, Trash2, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { arrangeMutation, gatherMutation } from '../../api/stories/collection-queries.ts'
import { RefusalNote } from '../../components/forms/refusal-note.tsx'
import '../../components/story/story-rows.css'
import { StoryThumb } from '../../components/story/story-thumb.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Note } from '../../ui/messages/note.tsx'

/** The stories in their order, which is changed by dragging, by the keys on the handle, or by two buttons. */
export function SortableStories({ collection: { id, stories } }: { collection: FilledCollection }) {
  const client = useQueryClient()
  const arranging = useMutation(arrangeMutation(client, id))
  const gathering = useMutation(gatherMutation(client, id))
  const [removed, setRemoved] = useState<PublicStory | null>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const sensors = useSensors(
    // A finger that only scrolls drags nothing.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = stories.map((story) => story.id)
  const move = (from: number, to: number) => arranging.mutate(arrayMove(ids, from, to))

  function drop({ active, over }: DragEndEvent) {
    if (over && active.id !== over.id) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
  }

  function remove(story: PublicStory) {
    gathering.mutate({ storyId: story.id, isIn: false })
    setRemoved(story)
    // The row is gone with its button.
    requestAnimationFrame(() => undo.current?.focus())
  }

  const problem = arranging.error ?? gathering.error
  return (
    <>
      <RefusalNote title="This could not be changed." error={problem} />
      {removed && (
        <Note tone="good" title={`“${removed.title}” is no longer in this collection.`}>
          <Button
            ref={undo}
            tone="quiet"
            onClick={() => {
              gathering.mutate({ storyId: removed.id, isIn: true })
              setRemoved(null)
            }}
          >
            <Undo2 className="icon" aria-hidden="true" />
            Undo
          </Button>
        </Note>
      )}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{ announcements: announcementsFor(stories) }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className="story-rows">
            {stories.map((story, place) => (
              <SortableRow
                key={story.id}
                story={story}
                isFirst={place === 0}
                isLast={place === stories.length - 1}
                onMove={(by) => move(place, place + by)}
                onRemove={() => remove(story)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </>
  )
}

interface SortableRowProps {
  story: PublicStory
  isFirst: boolean
  isLast: boolean
  /** @param by -1 to go before the one above, 1 behind the one below */
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function SortableRow({ story, isFirst, isLast, onMove, onRemove }: SortableRowProps) {
  const { id, title, imageUrl, authorName } = story
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id })
  const style = {
    transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
    transition,
  }
  return (
    <li
      ref={setNodeRef}
      style={style}
      className="story-row sortable-row"
      data-dragging={isDragging || undefined}
    >
      <IconButton
        ref={setActivatorNodeRef}
        className="sortable-handle"
        label={`Move ${title}`}
        icon={GripVertical}
        {...attributes}
        {...listeners}
      />
      <StoryThumb imageUrl={imageUrl} />
      <div className="sortable-words">
        <Link to={paths.story(id)}>{title}</Link>
        <p className="soft">by {authorName}</p>
      </div>
      <div className="sortable-deeds">
        <IconButton label={`Move ${title} up`} icon={ArrowUp} disabled={isFirst} onClick={() => onMove(-1)} />
        <IconButton
          label={`Move ${title} down`}
          icon={ArrowDown}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton label={`Remove ${title}`} icon={Trash2} tone="danger" onClick={onRemove} />
      </div>
    </li>
  )
}

/** What is said while a story is dragged, by its title. */
function announcementsFor(stories: readonly PublicStory[]) {
  const titleOf = (id: string | number) => stories.find((story) => story.id === id)?.title ?? ''
  const placeOf = (id: string | number) =>
    `place ${stories.findIndex((story) => story.id === id) + 1} of ${stories.length}`
  type Moment = { active: { id: string | number }; over: { id: string | number } | null }
  return {
    onDragStart: ({ active }: Pick<Moment, 'active'>) => `“${titleOf(active.id)}” is picked up.`,
    onDragOver: ({ over }: Moment) => (over ? `It would stand at ${placeOf(over.id)}.` : undefined),
    onDragEnd: ({ active, over }: Moment) =>
      over ? `“${titleOf(active.id)}” stands at ${placeOf(over.id)} now.` : undefined,
    onDragCancel: ({ active }: Moment) => `“${titleOf(active.id)}” stays where it was.`,
  }
}
