import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { GuestsOnly } from './components/guests-only.tsx'
import { Layout } from './components/layout.tsx'
import { LoadingScreen } from './components/loading-screen.tsx'
import { RequireParent } from './components/require-parent.tsx'
import { Root } from './components/root.tsx'
import { ScreenFailure } from './components/screen-failure.tsx'
import { LandingScreen } from './screens/landing/landing-screen.tsx'
import { NotFoundScreen } from './screens/not-found/not-found-screen.tsx'

/** A screen that is fetched when it is first opened. */
function lazy(load: () => Promise<ComponentType>): Pick<RouteObject, 'lazy'> {
  return { lazy: { Component: load } }
}

/** Screens anyone may open. */
const publicScreens: RouteObject[] = [
  { index: true, Component: LandingScreen },
  {
    path: 'pricing',
    ...lazy(async () => (await import('./screens/pricing/pricing-screen.tsx')).PricingScreen),
  },
  { path: '*', Component: NotFoundScreen },
]

/** Screens for whoever is not signed in; the others are led on. */
const guestScreens: RouteObject[] = [
  { path: 'login', ...lazy(async () => (await import('./screens/login/login-screen.tsx')).LoginScreen) },
  {
    path: 'signup',
    ...lazy(async () => (await import('./screens/sign-up/sign-up-screen.tsx')).SignUpScreen),
  },
]

/** Screens that need a signed-in parent. */
const parentScreens: RouteObject[] = []

/** Screens that stay open, with what was typed, when the sign-in ends. */
const lastingScreens: RouteObject[] = [
  { path: 'create', ...lazy(async () => (await import('./screens/create/create-screen.tsx')).CreateScreen) },
]

/** Screens with a frame of their own instead of header and footer. */
const framelessScreens: RouteObject[] = []

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ScreenFailure,
    HydrateFallback: LoadingScreen,
    children: [
      {
        Component: Layout,
        children: [
          {
            // A screen that fails leaves header and footer standing.
            ErrorBoundary: ScreenFailure,
            children: [
              ...publicScreens,
              { Component: GuestsOnly, children: guestScreens },
              { Component: RequireParent, children: parentScreens },
              { element: <RequireParent staysOpen />, children: lastingScreens },
            ],
          },
        ],
      },
      ...framelessScreens,
    ],
  },
]

export const createRouter = () => createBrowserRouter(routes)
