import { Ornament } from '../../ui/pictures/ornament.tsx'
import './how-it-works.css'

const steps = [
  {
    number: 'One',
    title: 'Customise Your Story',
    ornament: 'quill',
    text: "Choose your child's age group, a Bible verse or moral value, an illustration style, and characters or special details. Then click Generate.",
  },
  {
    number: 'Two',
    title: 'Review and Edit',
    ornament: 'brush',
    text: 'Review and edit or regenerate the story text, select or regenerate the illustrations, then Publish when it is just right.',
  },
  {
    number: 'Three',
    title: 'Read and Share',
    ornament: 'book',
    text: 'The story joins your library: read it online, share it with the family, or print it to hold.',
  },
] as const

export function HowItWorks() {
  return (
    <section className="landing-section" aria-labelledby="how-it-works">
      <div className="wrap">
        <div className="mb-14 grid justify-items-center gap-2 text-center">
          <Ornament name="vine" />
          <h2 id="how-it-works" className="text-3xl">
            How It Works
          </h2>
          <p className="text-lg soft">From a quiet idea to a book on your own shelf.</p>
        </div>
        <ol className="steps">
          {steps.map((step) => (
            <li key={step.number} className="sheet">
              <span className="step-seal">
                <Ornament name={step.ornament} size={54} />
              </span>
              <span className="step-number">{step.number}</span>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
