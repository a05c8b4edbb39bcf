import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useHydrated } from '../../ui/browser/use-hydrated.ts'
import { IconLink } from '../../ui/buttons/icon-link.tsx'
import { Ornament } from '../../ui/pictures/ornament.tsx'
import { NightModeSwitch } from '../night-mode/night-mode-switch.tsx'
import { BrandLink } from './brand-link.tsx'
import './site-footer.css'

const networks = [
  { name: 'Facebook', ornament: 's-post' },
  { name: 'Instagram', ornament: 's-photo' },
  { name: 'YouTube', ornament: 's-film' },
] as const

const quickLinks = ['Home', 'How It Works', 'Featured Fables', 'For Families']

export function SiteFooter() {
  return (
    <footer className="site-footer deckle on-dark">
      <div className="wrap">
        <div className="site-footer-columns">
          <div className="stack">
            <BrandLink />
            <p className="max-w-[44ch]">
              Faith Fables are bedtime stories with your child in them, a verse at their heart, and your yes
              before the first page is turned.
            </p>
            <div className="row -ml-2.5 gap-1">
              {networks.map((network) => (
                <IconLink key={network.name} label={network.name} to={paths.landing()}>
                  <Ornament name={network.ornament} size={26} />
                </IconLink>
              ))}
            </div>
          </div>
          <nav aria-labelledby="quick-links">
            <h2 id="quick-links" className="mb-1.5 text-lg">
              Quick Links
            </h2>
            <ul className="columns-2">
              {quickLinks.map((name) => (
                <li key={name}>
                  <Link to={paths.landing()}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="site-footer-end">
          <p>© {useYear()} Faith Fables. All rights reserved.</p>
          <NightModeSwitch />
        </div>
      </div>
    </footer>
  )
}

const firstYear = 2026

/** This year. A page that is rendered ahead cannot know when it will be read: it says the first, for a moment. */
function useYear(): number {
  return useHydrated() ? new Date().getFullYear() : firstYear
}
