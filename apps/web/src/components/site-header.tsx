import { Menu, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { paths } from '../paths.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Avatar } from './avatar.tsx'
import { BrandLink } from './brand-link.tsx'
import { initials } from './initials.ts'
import './site-header.css'
import { useScrolledPast } from './use-scrolled-past.ts'

const places = [
  { name: 'Explore', to: paths.explore() },
  { name: 'My Library', to: paths.library() },
  { name: 'Create', to: paths.create() },
]

/** Strip of paper with a stitched hem that stays at the top, and floats once the page has moved below it. */
export function SiteHeader() {
  const isFloating = useScrolledPast(10)
  const [isOpen, setOpen] = useState(false)
  useClosing(isOpen, () => setOpen(false))

  return (
    <header className="site-header" data-floating={isFloating}>
      <div className="wrap">
        <div className="site-header-row">
          <BrandLink />
          <IconButton
            className="site-menu-toggle"
            label={isOpen ? 'Close menu' : 'Open menu'}
            icon={isOpen ? X : Menu}
            aria-expanded={isOpen}
            aria-controls="site-menu"
            onClick={() => setOpen(!isOpen)}
          />
          <nav className="site-nav" aria-label="Main">
            {places.map((place) => (
              <NavLink key={place.to} to={place.to}>
                {place.name}
              </NavLink>
            ))}
          </nav>
          <Who />
        </div>
        {isOpen && <SmallMenu />}
      </div>
    </header>
  )
}

/** Choosing a link closes the menu, and so does Escape. */
function useClosing(isOpen: boolean, close: () => void) {
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState(key)
  if (openedAt !== key) {
    setOpenedAt(key)
    if (isOpen) close()
  }
  useEffect(() => {
    if (!isOpen) return
    const closeByKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
    window.addEventListener('keydown', closeByKey)
    return () => window.removeEventListener('keydown', closeByKey)
  })
}

function Who() {
  const { status, parent, signOut } = useSession()
  if (!parent) {
    return (
      <div className="site-who">
        <LinkButton tone="quiet" to={paths.login()}>
          Login
        </LinkButton>
        <LinkButton to={paths.signUp()}>Sign Up</LinkButton>
      </div>
    )
  }
  return (
    <div className="site-who">
      <NavLink
        to={paths.profile()}
        className="site-avatar-link"
        aria-label={profileLabel(parent.displayName)}
      >
        <Avatar displayName={parent.displayName} photoUrl={parent.photoUrl} />
      </NavLink>
      <Button tone="quiet" busy={status === 'loading'} onClick={signOut}>
        Sign Out
      </Button>
    </div>
  )
}

/** Begins with the initials, for those who say aloud what they see. */
function profileLabel(displayName: string | null): string {
  return [initials(displayName), displayName, 'your profile'].filter(Boolean).join(', ')
}

/** The same links for small screens, with the profile in place of the avatar. */
function SmallMenu() {
  const { status, parent, signOut } = useSession()
  const links = parent ? [...places, { name: 'Profile', to: paths.profile() }] : places
  return (
    <nav id="site-menu" className="site-menu" aria-label="Main, small">
      {links.map((place) => (
        <NavLink key={place.to} to={place.to} className="site-menu-link">
          {place.name}
        </NavLink>
      ))}
      <div className="stack gap-3 pt-4">
        {parent ? (
          <Button busy={status === 'loading'} onClick={signOut}>
            Sign Out
          </Button>
        ) : (
          <>
            <LinkButton tone="quiet" to={paths.login()}>
              Login
            </LinkButton>
            <LinkButton to={paths.signUp()}>Sign Up</LinkButton>
          </>
        )}
      </div>
    </nav>
  )
}
