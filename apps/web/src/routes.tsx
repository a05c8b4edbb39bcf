import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { fetchCode } from './api/calls/fetch-code.ts'
import { AdministratorsOnly } from './components/access/administrators-only.tsx'
import { GuestsOnly } from './components/access/guests-only.tsx'
import { RequireParent } from './components/access/require-parent.tsx'
import { Layout } from './components/site/layout.tsx'
import { LoadingScreen } from './components/site/loading-screen.tsx'
import { Root } from './components/site/root.tsx'
import { ScreenFailure } from './components/site/screen-failure.tsx'
import { LandingScreen } from './screens/landing/landing-screen.tsx'
import { NotFoundScreen } from './screens/not-found/not-found-screen.tsx'

/** Every screen and who may open it. Made anew for each router, which marks them as it loads them. */
export function createRoutes(): RouteObject[] {
  const withLayout: RouteObject = {
    Component: Layout,
    children: [
      {
        // A screen that fails leaves header and footer standing.
        ErrorBoundary: ScreenFailure,
        children: [
          ...publicScreens(),
          { Component: GuestsOnly, children: guestScreens() },
          { Component: RequireParent, children: parentScreens() },
          { element: <RequireParent staysOpen />, children: lastingScreens() },
          { element: <AdministratorsOnly otherwise={<NotFoundScreen />} />, children: deskScreens() },
        ],
      },
    ],
  }
  return [
    {
      Component: Root,
      ErrorBoundary: ScreenFailure,
      HydrateFallback: LoadingScreen,
      children: [withLayout, ...framelessScreens()],
    },
  ]
}

/** Screens anyone may open. */
function publicScreens(): RouteObject[] {
  return [
    { index: true, Component: LandingScreen },
    screen('explore', async () => (await import('./screens/explore/explore-screen.tsx')).ExploreScreen),
    screen('shared-collection/:token', async () => {
      return (await import('./screens/shared-collection/shared-collection-screen.tsx')).SharedCollectionScreen
    }),
    screen('shelf-approval/:token', async () => {
      return (await import('./screens/shelf-approval/shelf-approval-screen.tsx')).ShelfApprovalScreen
    }),
    screen('pricing', async () => (await import('./screens/pricing/pricing-screen.tsx')).PricingScreen),
    screen('forgot-password', async () => {
      return (await import('./screens/forgot-password/forgot-password-screen.tsx')).ForgotPasswordScreen
    }),
    screen('reset-password', async () => {
      return (await import('./screens/reset-password/reset-password-screen.tsx')).ResetPasswordScreen
    }),
    screen('email-verified', async () => {
      return (await import('./screens/email-verified/email-verified-screen.tsx')).EmailVerifiedScreen
    }),
    screen(
      'letters/:token',
      async () => (await import('./screens/letters/letters-screen.tsx')).LettersScreen,
    ),
    { path: '*', Component: NotFoundScreen },
  ]
}

/** Screens for whoever is not signed in; the others are led on. */
function guestScreens(): RouteObject[] {
  return [
    screen('login', async () => (await import('./screens/login/login-screen.tsx')).LoginScreen),
    screen('signup', async () => (await import('./screens/sign-up/sign-up-screen.tsx')).SignUpScreen),
  ]
}

/** Screens that need a signed-in parent. */
function parentScreens(): RouteObject[] {
  return [
    screen('library', async () => (await import('./screens/library/library-screen.tsx')).LibraryScreen),
    screen('collections', async () => {
      return (await import('./screens/collections/collections-screen.tsx')).CollectionsScreen
    }),
    screen('collections/:collectionId', async () => {
      return (await import('./screens/collections/collection-screen.tsx')).CollectionScreen
    }),
    screen('recordings/:storyId', async () => {
      return (await import('./screens/recordings/recordings-screen.tsx')).RecordingsScreen
    }),
    screen('my-shelf', async () => (await import('./screens/shelf/shelf-screen.tsx')).ShelfScreen),
    screen('profile', async () => (await import('./screens/profile/profile-screen.tsx')).ProfileScreen),
    screen('purchases/:purchaseId', async () => {
      return (await import('./screens/purchase/purchase-screen.tsx')).PurchaseScreen
    }),
    screen(
      'review/:generationId?',
      async () => (await import('./screens/review/review-screen.tsx')).ReviewScreen,
    ),
    screen('review-images/:generationId?', async () => {
      return (await import('./screens/review-images/review-images-screen.tsx')).ReviewImagesScreen
    }),
    screen('review-prompts/:generationId?', async () => {
      return (await import('./screens/review-prompts/review-prompts-screen.tsx')).ReviewPromptsScreen
    }),
  ]
}

/** Screens that need a signed-in parent to open, and stay, with what was typed, when the sign-in ends. */
function lastingScreens(): RouteObject[] {
  return [screen('create', async () => (await import('./screens/create/create-screen.tsx')).CreateScreen)]
}

/** Screens for those who decide over stories; for everybody else there are none. */
function deskScreens(): RouteObject[] {
  return [
    screen('admin', async () => (await import('./screens/desk/desk-screen.tsx')).DeskScreen),
    screen('admin/parents/:parentId', async () => {
      return (await import('./screens/desk/parents/parent-screen.tsx')).ParentScreen
    }),
    screen('admin/reports/:storyId', async () => {
      return (await import('./screens/desk/reports/reported-screen.tsx')).ReportedScreen
    }),
    screen('admin/requests/:storyId', async () => {
      return (await import('./screens/desk/request/request-screen.tsx')).RequestScreen
    }),
  ]
}

/** Screens with a frame of their own instead of header and footer. */
function framelessScreens(): RouteObject[] {
  return [
    screen('story/:storyId?', async () => (await import('./screens/story/story-screen.tsx')).StoryScreen),
    screen('shared/:token', async () => (await import('./screens/story/shared-screen.tsx')).SharedScreen),
    screen('shared-collection/:token/:storyId', async () => {
      return (await import('./screens/story/story-of-collection-screen.tsx')).StoryOfCollectionScreen
    }),
    screen('shelf-approval/:token/:storyId', async () => {
      return (await import('./screens/story/story-to-approve-screen.tsx')).StoryToApproveScreen
    }),
    screen(
      'shelf',
      async () => (await import('./screens/child-shelf/child-shelf-screen.tsx')).ChildShelfScreen,
    ),
    screen('shelf/:storyId', async () => {
      return (await import('./screens/story/child-story-screen.tsx')).ChildStoryScreen
    }),
    screen('read-aloud/:token', async () => {
      return (await import('./screens/read-aloud/invited-screen.tsx')).InvitedScreen
    }),
    {
      Component: RequireParent,
      children: [
        screen('recordings/:storyId/:recordingId', async () => {
          return (await import('./screens/read-aloud/own-reading-screen.tsx')).OwnReadingScreen
        }),
      ],
    },
    screen('google-sign-in-ended', async () => {
      return (await import('./screens/google-sign-in-ended/google-sign-in-ended-screen.tsx'))
        .GoogleSignInEndedScreen
    }),
  ]
}

/** A screen whose code is fetched when it is first opened; until it is there, the screen before stays. */
function screen(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: { Component: () => fetchCode(load) } }
}
