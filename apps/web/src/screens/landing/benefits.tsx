import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Ornament } from '../../ui/ornament.tsx'

const benefits = [
  {
    picture: 'benefit-1',
    alt: 'A grandmother with a small book in her hands tells a boy a story; a puppy lies at their feet.',
    ornament: 'heart',
    title: 'You approve every page first',
    text: 'The parent approves the story and illustrations before the child sees them. Change a word, ask for another picture, or start over. Nothing is published until you choose to.',
  },
  {
    picture: 'benefit-2',
    alt: 'Two children share a loaf of bread in a sunlit village while a dog looks on.',
    ornament: 'lantern',
    title: 'A library to search by verse, value or character',
    text: 'A public library can be filtered by Bible verse, value or character. Courage before the first school day, patience for a long drive, comfort in the dark.',
  },
  {
    picture: 'benefit-3',
    alt: 'A grandmother and two children cheer in front of a small white church; a lamb comes running.',
    ornament: 'star',
    title: 'Full access for subscribers, new content added daily',
    text: 'Subscribers get full access to the library, with new content added daily.',
  },
] as const

export function Benefits() {
  return (
    <div className="landing-section wrap">
      {benefits.map((benefit, place) => (
        <section key={benefit.picture} className="benefit" aria-labelledby={benefit.picture}>
          <div className="benefit-frame">
            <span className="benefit-tape" aria-hidden="true" />
            <img
              src={`/pictures/${benefit.picture}.webp`}
              srcSet={`/pictures/${benefit.picture}-512.webp 512w, /pictures/${benefit.picture}.webp 1024w`}
              sizes="(min-width: 800px) 430px, 256px"
              width={1024}
              height={1024}
              loading="lazy"
              decoding="async"
              alt={benefit.alt}
            />
          </div>
          <div className="stack gap-3.5">
            <Ornament name={benefit.ornament} size={48} />
            <h2 id={benefit.picture}>{benefit.title}</h2>
            <p className="max-w-[46ch] text-lg">{benefit.text}</p>
            {place === benefits.length - 1 && (
              <div className="pt-1">
                <LinkButton to={paths.explore()}>Explore a Story</LinkButton>
              </div>
            )}
          </div>
        </section>
      ))}
    </div>
  )
}
