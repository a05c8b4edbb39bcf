import { Menu, X } from 'lucide-react'
import { useRef } from 'react'
import { NavLink } from 'react-router'
import { useSession } from '../../session/session.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { BrandLink } from './brand-link.tsx'
import './site-header.css'
import { SiteMenu } from './site-menu.tsx'
import { sitePlaces } from './site-places.ts'
import { SiteWho } from './site-who.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'
import { useSiteMenu } from './use-site-menu.ts'

/** Strip of paper with a stitched hem that stays at the top, and floats once the page has moved below it. */
export function SiteHeader() {
  const isFloating = useScrolledPast(10)
  const { parent } = useSession()
  const header = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const menu = useSiteMenu(header)
  // Whoever signs in or out gets links of their own; the focus is then handed on.
  const who = parent?.uid ?? 'visitor'

  return (
    <header ref={header} className="site-header" data-floating={isFloating}>
      <div className="wrap">
        <div className="site-header-row">
          <BrandLink />
          <IconButton
            ref={toggle}
            className="site-menu-toggle"
            label={menu.isOpen ? 'Close menu' : 'Open menu'}
            icon={menu.isOpen ? X : Menu}
            aria-expanded={menu.isOpen}
            aria-controls="site-menu"
            onClick={menu.toggle}
          />
          <nav className="site-nav" aria-label="Main">
            {sitePlaces(parent).map((place) => (
              <NavLink key={place.to} to={place.to}>
                {place.name}
              </NavLink>
            ))}
          </nav>
          <SiteWho key={who} />
        </div>
        {menu.isOpen && <SiteMenu key={who} takeFocus={() => toggle.current?.focus()} />}
      </div>
    </header>
  )
}
