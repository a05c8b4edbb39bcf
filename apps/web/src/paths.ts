/** Every address of the product, so that no screen spells one. */
export const paths = {
  landing: () => '/',
  login: () => '/login',
  signUp: () => '/signup',
  forgotPassword: () => '/forgot-password',
  /** Where the link of a mail leads. */
  resetPassword: () => '/reset-password',
  /** Where the link of a letter leads that proves an address. */
  emailVerified: () => '/email-verified',
  /** Where the link of a letter leads that ends such letters; the server makes them. */
  letters: (token: string) => `/letters/${encodeURIComponent(token)}`,
  /** Where Google's window comes back to. */
  googleSignInEnded: () => '/google-sign-in-ended',
  profile: () => '/profile',
  library: () => '/library',
  /** The library with the drafts in front. */
  libraryInProgress: () => '/library?tab=in-progress',
  collections: () => '/collections',
  collection: (collectionId: string) => `/collections/${encodeURIComponent(collectionId)}`,
  /** What the children of the family read by themselves, as the parent keeps it. */
  shelf: () => '/my-shelf',
  /** What a child sees on a device that was handed over. */
  childShelf: () => '/shelf',
  childStory: (storyId: string) => `/shelf/${encodeURIComponent(storyId)}`,
  /** Where the link of a second adult leads, and a story to decide over; the server makes them. */
  shelfApproval: (token: string) => `/shelf-approval/${encodeURIComponent(token)}`,
  storyToApprove: (token: string, storyId: string) =>
    `/shelf-approval/${encodeURIComponent(token)}/${encodeURIComponent(storyId)}`,
  explore: () => '/explore',
  create: () => '/create',
  pricing: () => '/pricing',
  /** Where a parent comes back to from the payment page. */
  purchase: (purchaseId: string) => `/purchases/${encodeURIComponent(purchaseId)}`,
  review: (generationId: string) => `/review/${encodeURIComponent(generationId)}`,
  reviewImages: (generationId: string) => `/review-images/${encodeURIComponent(generationId)}`,
  reviewPrompts: (generationId: string) => `/review-prompts/${encodeURIComponent(generationId)}`,
  /** Where administrators decide over stories. */
  desk: () => '/admin',
  deskTab: (tab: string) => `/admin?tab=${encodeURIComponent(tab)}`,
  deskParent: (parentId: string) => `/admin/parents/${encodeURIComponent(parentId)}`,
  deskReports: (storyId: string) => `/admin/reports/${encodeURIComponent(storyId)}`,
  deskRequest: (storyId: string) => `/admin/requests/${encodeURIComponent(storyId)}`,
  /** Where a private link leads; the server makes them. */
  shared: (token: string) => `/shared/${encodeURIComponent(token)}`,
  /** Where a private link to a collection leads, and a story of it. */
  sharedCollection: (token: string) => `/shared-collection/${encodeURIComponent(token)}`,
  storyOfSharedCollection: (token: string, storyId: string) =>
    `/shared-collection/${encodeURIComponent(token)}/${encodeURIComponent(storyId)}`,
  story: (storyId: string) => `/story/${encodeURIComponent(storyId)}`,
  /** Who reads a story aloud, and where its parent does. */
  recordings: (storyId: string) => `/recordings/${encodeURIComponent(storyId)}`,
  ownReading: (storyId: string, recordingId: string) =>
    `/recordings/${encodeURIComponent(storyId)}/${encodeURIComponent(recordingId)}`,
  /** Where the link of an invitation to read aloud leads; the server makes them. */
  readAloud: (token: string) => `/read-aloud/${encodeURIComponent(token)}`,
}
