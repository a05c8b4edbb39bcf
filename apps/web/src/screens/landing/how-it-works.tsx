import { Ornament } from '../../ui/ornament.tsx'

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
        <div className="mb-10 grid justify-items-center gap-2 text-center">
          <Ornament name="vine" />
          <h2 id="how-it-works" className="text-3xl">
            How It Works
          </h2>
          <p className="soft">From a quiet idea to a book on your own shelf.</p>
        </div>
        <ol className="steps">
          {steps.map((step) => (
            <li key={step.number} className="sheet">
              <Ornament name={step.ornament} size={64} />
              <div>
                <span className="step-number">{step.number}</span>
                <h3 className="text-[1.5rem]">{step.title}</h3>
              </div>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
