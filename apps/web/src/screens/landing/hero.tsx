import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { ScreenHeading } from '../../ui/page/screen-heading.tsx'
import { Ornament } from '../../ui/pictures/ornament.tsx'
import './hero.css'

/** Phones are told less than the true width: the small picture serves them as well, and is there in a quarter of the time. */
const heroSizes = '(min-width: 860px) 480px, (min-width: 560px) 80vw, 200px'

/** An open book: the promise on the left page, a picture of a story on the right. */
export function Hero() {
  return (
    <section className="hero endpaper-honey">
      <div className="wrap">
        <div className="spread">
          <span className="spread-ribbon" aria-hidden="true" />
          <div className="spread-words">
            <Ornament name="corner" className="spread-corner" />
            <Ornament name="corner" className="spread-corner spread-corner-low" />
            <ScreenHeading tabTitle="Stories with Christian values" className="spread-headline">
              Create unique stories with{' '}
              <span className="spread-marked">
                Christian values
                <Ornament name="underline" stretched />
              </span>
            </ScreenHeading>
            <p className="spread-lead">
              Your child, a Bible verse, and a picture on every page. Made in minutes, read for years, and
              never before you have said yes.
            </p>
            <div className="row w-full gap-4">
              <LinkButton tone="primary" size="large" to={paths.create()}>
                Create a Story
              </LinkButton>
              <LinkButton size="large" to={paths.explore()}>
                Explore a Story
              </LinkButton>
            </div>
          </div>
          <figure className="spread-picture">
            <img
              className="torn"
              src="/pictures/hero.webp"
              srcSet="/pictures/hero-512.webp 512w, /pictures/hero.webp 1024w"
              sizes={heroSizes}
              width={1024}
              height={1024}
              alt="Two children and a lamb walk home through the evening with a lantern; a bright star stands over them."
              fetchPriority="high"
            />
            <figcaption>
              “Bring the lantern,” said Amara, “and bring the lamb. Nobody goes home in the dark.”
            </figcaption>
          </figure>
        </div>
      </div>
    </section>
  )
}
