import { ScreenHeading } from '../../../ui/page/screen-heading.tsx'
import { LoadingText } from '../../../ui/waiting/loading-text.tsx'
import { Skeleton } from '../../../ui/waiting/skeleton.tsx'
import '../book/open-book.css'
import { useLayout } from '../controls/use-layout.ts'
import '../desk.css'
import './story-loading.css'

/** A book with white pages, where the story will lie. */
export function StoryLoading() {
  const [layout] = useLayout()
  return (
    <main id="main" className="desk story-loading" data-layout={layout}>
      <ScreenHeading tabTitle="Loading Story..." className="sr-only">
        Story
      </ScreenHeading>
      <div className="open-book">
        <div className="open-book-leaves">
          {layout === 'vertical' ? (
            <div className="leaf leaf-single">
              <WhitePicture />
              <Words />
            </div>
          ) : (
            <>
              <div className="leaf leaf-left">
                <WhitePicture />
              </div>
              <div className="leaf leaf-right">
                <Words />
              </div>
            </>
          )}
        </div>
      </div>
    </main>
  )
}

function WhitePicture() {
  return (
    <div className="leaf-picture">
      <Skeleton className="aspect-square w-full" />
    </div>
  )
}

function Words() {
  return <LoadingText>Loading Story...</LoadingText>
}
