import type { PublicStory } from '@faith-fables/contract'
import { AddressButtons } from '../../../components/sharing/address-buttons.tsx'
import { PrivateLinks } from '../../../components/sharing/private-links.tsx'
import { paths } from '../../../paths.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'

export interface ShareDialogProps {
  /** Of the parent who is signed in. */
  story: PublicStory
  onClose: () => void
}

/** All the ways in which a parent gives a story to others. */
export function ShareDialog({ story, onClose }: ShareDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Share this story" ornament="quill">
      <div className="stack share">
        <Everybody story={story} />
        <section className="stack" aria-labelledby="private-links">
          <h3 id="private-links">Private links</h3>
          <p>
            Whoever has such a link can read this story, without an account. You see how often it was opened,
            and can take it back whenever you like.
          </p>
          <PrivateLinks target={{ storyId: story.id }} title={story.title} />
        </section>
      </div>
    </Dialog>
  )
}

const closed: Record<'private' | 'pending', string> = {
  private: 'The story is private. In My Library you can ask for it to become public.',
  pending: 'Somebody looks at your request to make the story public. Until then, only private links open it.',
}

function Everybody({ story: { id, title, visibility } }: { story: PublicStory }) {
  const address = new URL(paths.story(id), window.location.origin).href
  return (
    <section className="stack" aria-labelledby="for-everybody">
      <h3 id="for-everybody">For everybody</h3>
      {visibility === 'public' ? (
        <>
          <p className="share-address">{address}</p>
          <AddressButtons address={address} title={title} />
        </>
      ) : (
        <p>{closed[visibility]}</p>
      )}
    </section>
  )
}
