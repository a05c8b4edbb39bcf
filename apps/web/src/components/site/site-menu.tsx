import { useRef } from 'react'
import { NavLink } from 'react-router'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { useFocusHandOver } from '../../ui/focus/use-focus-hand-over.ts'
import { NightModeSwitch } from '../night-mode/night-mode-switch.tsx'
import { sitePlaces } from './site-places.ts'

export interface SiteMenuProps {
  /** Called when the menu goes while it holds the focus. */
  takeFocus: () => void
}

/** The links of the header for small screens, with the profile in place of the avatar. */
export function SiteMenu({ takeFocus }: SiteMenuProps) {
  const { status, parent, signOut } = useSession()
  const menu = useRef<HTMLElement>(null)
  useFocusHandOver(menu, takeFocus)
  const places = sitePlaces(parent)
  const links = parent ? [...places, { name: 'Profile', to: paths.profile() }] : places
  return (
    <nav ref={menu} id="site-menu" className="site-menu" aria-label="Main, small">
      {links.map((place) => (
        <NavLink key={place.to} to={place.to} className="site-menu-link">
          {place.name}
        </NavLink>
      ))}
      <div className="site-menu-night">
        <NightModeSwitch />
      </div>
      <div className="site-menu-foot">
        {parent ? (
          <Button busy={status === 'loading'} onClick={signOut}>
            Sign Out
          </Button>
        ) : (
          <>
            <LinkButton to={paths.login()}>Login</LinkButton>
            <LinkButton tone="primary" to={paths.signUp()}>
              Sign Up
            </LinkButton>
          </>
        )}
      </div>
    </nav>
  )
}
