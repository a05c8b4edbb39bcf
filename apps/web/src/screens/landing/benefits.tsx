import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Ribbon } from '../../ui/labels/ribbon.tsx'
import { Ornament, type OrnamentName } from '../../ui/pictures/ornament.tsx'
import './benefits.css'

interface Benefit {
  picture: string
  alt: string
  ornament: OrnamentName
  title: string
  text: string
  /** Lies on the picture and shows what is meant; the words say it too. */
  token: ReactNode
}

const benefits: Benefit[] = [
  {
    picture: 'benefit-1',
    alt: 'A grandmother reads a book aloud in the lamplight; a girl and a puppy listen on the rug.',
    ornament: 'heart',
    title: 'You approve every page first',
    text: 'The parent approves the story and illustrations before the child sees them. Change a word, ask for another picture, or start over. Nothing is published until you choose to.',
    token: (
      <Ribbon tone="moss" star>
        Approved
      </Ribbon>
    ),
  },
  {
    picture: 'benefit-2',
    alt: 'A girl waves from the beach beside a friendly lion; behind them a boat with white sails.',
    ornament: 'lantern',
    title: 'A library to search by verse, value or character',
    text: 'A public library can be filtered by Bible verse, value or character. Courage before the first school day, patience for a long drive, comfort in the dark.',
    token: (
      <ul className="benefit-searches">
        {['Joshua 1:9', 'Courage', 'A lion'].map((words) => (
          <li key={words}>
            <Search className="icon" />
            {words}
          </li>
        ))}
      </ul>
    ),
  },
  {
    picture: 'benefit-3',
    alt: 'Three friends, one in a wheelchair, and their dog cheer in a meadow under a rainbow.',
    ornament: 'star',
    title: 'Full access for subscribers, new content added daily',
    text: 'Subscribers get full access to the library, with new content added daily. Every evening there is somebody new to meet, and something to talk about.',
    token: <Ribbon star>New today</Ribbon>,
  },
]

export function Benefits() {
  return (
    <div className="landing-section wrap">
      {benefits.map((benefit) => (
        <section key={benefit.picture} className="benefit" aria-labelledby={benefit.picture}>
          <BenefitPicture {...benefit} />
          <div className="stack gap-3.5">
            <Ornament name={benefit.ornament} size={48} />
            <h2 id={benefit.picture}>{benefit.title}</h2>
            <p className="max-w-[46ch] text-lg">{benefit.text}</p>
          </div>
        </section>
      ))}
      <div className="row justify-center pt-8">
        <LinkButton size="large" to={paths.explore()}>
          Explore a Story
        </LinkButton>
      </div>
    </div>
  )
}

/** A photograph, taped in. */
function BenefitPicture({ picture, alt, token }: Benefit) {
  return (
    <div className="benefit-frame">
      <span className="benefit-tape" aria-hidden="true" />
      <img
        src={`/pictures/${picture}.webp`}
        srcSet={`/pictures/${picture}-512.webp 512w, /pictures/${picture}.webp 1024w`}
        sizes="(min-width: 800px) 430px, 256px"
        width={1024}
        height={1024}
        loading="lazy"
        decoding="async"
        alt={alt}
      />
      <div aria-hidden="true">{token}</div>
    </div>
  )
}
