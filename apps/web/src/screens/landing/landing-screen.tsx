import { Benefits } from './benefits.tsx'
import { FeaturedFables } from './featured-fables.tsx'
import { GoodNight } from './good-night.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import './landing.css'

/** The open door: what the product is, how it works, what others have made. */
export function LandingScreen() {
  return (
    <>
      <Hero />
      <HowItWorks />
      <FeaturedFables />
      <Benefits />
      <GoodNight />
    </>
  )
}
