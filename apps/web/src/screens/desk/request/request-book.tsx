import type { Companion, PublicStory, StoryPage } from '@faith-fables/contract'
import { pictureSourceSet } from '@faith-fables/contract/picture-sizes'
import { Sheet, SheetHead } from '../../../ui/paper/sheet.tsx'
import { Ornament } from '../../../ui/pictures/ornament.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import './request-book.css'

/** The whole book, its pages one below the other. */
export function RequestBook({ story: { imageUrl, title, keyMoments, companion } }: { story: PublicStory }) {
  const pages = keyMoments.toSorted((one, other) => one.index - other.index)
  return (
    <Sheet aria-labelledby="the-book">
      <SheetHead id="the-book" title="The book" ornament="book" />
      <div className="request-book">
        {imageUrl && imageUrl !== pages[0]?.selectedImageUrl && (
          <BookPicture address={imageUrl} alt={`The cover of ${title}.`} />
        )}
        {pages.map((page, place) => (
          <BookPage key={page.index} page={page} folio={place + 1} />
        ))}
        {companion && <BookCompanion companion={companion} />}
      </div>
    </Sheet>
  )
}

function BookPage({ page, folio }: { page: StoryPage; folio: number }) {
  return (
    <section className="request-page" aria-label={`Page ${folio}`}>
      <BookPicture address={page.selectedImageUrl} alt={page.alt} />
      <p className="request-words">{page.textSnippet}</p>
      <p className="soft text-sm" aria-hidden="true">
        {folio}
      </p>
    </section>
  )
}

function BookPicture({ address, alt }: { address: string; alt: string }) {
  return (
    <Picture
      className="request-picture"
      src={address}
      srcSet={pictureSourceSet(address)}
      sizes="(min-width: 640px) 480px, 90vw"
      width={1024}
      height={1024}
      alt={alt}
      placeholder={
        <div className="request-picture request-no-picture">
          <Ornament name="book" size={72} />
          <p>{alt}</p>
        </div>
      }
    />
  )
}

function BookCompanion({ companion: { talk, prayer, remember } }: { companion: Companion }) {
  return (
    <section className="stack gap-3" aria-labelledby="companion">
      <h3 id="companion" className="text-xl">
        Talk, pray, remember
      </h3>
      {talk.length > 0 && (
        <ul className="list-disc pl-5">
          {talk.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      )}
      <p>{prayer}</p>
      <p className="scripture">{remember}</p>
    </section>
  )
}
