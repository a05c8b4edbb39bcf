import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Ornament } from '../../ui/pictures/ornament.tsx'
import './good-night.css'

/** The last page: evening comes, and a lit lantern asks for a story. */
export function GoodNight() {
  return (
    <section className="good-night deckle night on-dark" aria-labelledby="good-night">
      <div className="wrap-narrow">
        <div className="good-night-lamp">
          <Ornament name="lantern-lit" size={132} />
        </div>
        <h2 id="good-night">Whose story will you read tonight?</h2>
        <p className="scripture">
          “Your word is a lamp to my feet, and a light for my path.” <cite>Psalm 119:105</cite>
        </p>
        <LinkButton tone="primary" size="large" to={paths.create()}>
          Create a Story
        </LinkButton>
      </div>
    </section>
  )
}
