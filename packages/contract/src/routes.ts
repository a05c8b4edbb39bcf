import { z } from 'zod'
import * as accounts from './accounts/account-schemas.ts'
import { errorCodes } from './api-errors.ts'
import * as books from './books/book-schemas.ts'
import * as collections from './collections/collection-schemas.ts'
import * as deskNumbers from './desk/desk-number-schemas.ts'
import * as deskPrices from './desk/desk-price-schemas.ts'
import * as desk from './desk/desk-schemas.ts'
import { type Endpoint, type EndpointName, endpoints } from './endpoints.ts'
import * as generations from './generations/generation-schemas.ts'
import * as narrations from './narrations/narration-schemas.ts'
import * as personalData from './personal-data/personal-data-schemas.ts'
import * as purchases from './purchases/purchase-schemas.ts'
import * as recordings from './recordings/recording-schemas.ts'
import * as reference from './reference/reference-schemas.ts'
import * as reports from './reports/report-schemas.ts'
import * as sharing from './sharing/sharing-schemas.ts'
import * as shelf from './shelf/shelf-schemas.ts'
import * as stories from './stories/story-schemas.ts'
import * as users from './users/user-schemas.ts'

/** The body of every answer that is not a success. */
export const errorBody = z.object({ message: z.string(), code: z.enum(errorCodes) })
export type ErrorBody = z.infer<typeof errorBody>

/** The header that makes a repeated call harmless. */
export const idempotencyHeaders = z.looseObject({
  'idempotency-key': z
    .string()
    .min(1, 'must not be empty.')
    .max(200, 'must be 200 characters or less.')
    .optional(),
})

export interface RouteSchemas {
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** The content type of a body that is a file instead of JSON. */
  fileBody?: string
  /** What a success answers. */
  answer: z.ZodType
  /** The content type of an answer that is a file instead of JSON; `answer` is its bytes then. */
  fileAnswer?: string
  /** 200 unless something else says more. */
  successStatus?: 200 | 201 | 202
  /** What the 204 without a body means that a caller may ask for. */
  emptyAnswer?: string
}

const nothing = z.object({})

/** The content of a file. */
const bytes = z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array)

/** Every call with its schemas: server validation, the documentation and the browser's types come from here. */
export const routes = {
  syncProfile: { ...endpoints.syncProfile, body: users.syncBody, answer: users.profile },
  getProfile: { ...endpoints.getProfile, answer: users.profile },
  updateProfile: { ...endpoints.updateProfile, body: users.profileUpdate, answer: users.profile },
  listTokenTransactions: {
    ...endpoints.listTokenTransactions,
    query: users.transactionsQuery,
    answer: z.array(users.tokenTransaction),
  },
  listCharacters: { ...endpoints.listCharacters, answer: z.array(users.savedCharacter) },
  addCharacter: {
    ...endpoints.addCharacter,
    body: users.character,
    answer: users.savedCharacter,
    successStatus: 201,
  },
  updateCharacter: {
    ...endpoints.updateCharacter,
    params: users.characterParams,
    body: users.character,
    answer: users.savedCharacter,
  },
  deleteCharacter: { ...endpoints.deleteCharacter, params: users.characterParams, answer: nothing },
  drawPortrait: {
    ...endpoints.drawPortrait,
    body: users.portraitBody,
    answer: bytes,
    fileAnswer: 'image/webp',
    emptyAnswer: 'There is nothing to draw yet, or whoever draws here draws no portraits.',
  },
  readCharacter: {
    ...endpoints.readCharacter,
    body: users.typedCharacter,
    answer: users.characterReading,
  },
  uploadProfilePicture: {
    ...endpoints.uploadProfilePicture,
    fileBody: 'image/*',
    answer: users.uploadedPicture,
  },

  listAgeGroups: { ...endpoints.listAgeGroups, answer: z.array(reference.ageGroup) },
  listIllustrationStyles: {
    ...endpoints.listIllustrationStyles,
    answer: z.array(reference.illustrationStyle),
  },
  listBibleVerses: { ...endpoints.listBibleVerses, answer: z.array(reference.bibleVerse) },
  listMoralValues: { ...endpoints.listMoralValues, answer: z.array(reference.moralValue) },
  getCosts: { ...endpoints.getCosts, answer: reference.appConfig },
  listTokenPacks: { ...endpoints.listTokenPacks, answer: z.array(reference.tokenPack) },
  getConfig: { ...endpoints.getConfig, answer: reference.deploymentConfig },

  createCheckout: {
    ...endpoints.createCheckout,
    body: purchases.checkoutBody,
    answer: purchases.checkout,
    successStatus: 201,
  },
  getPurchase: { ...endpoints.getPurchase, params: purchases.purchaseParams, answer: purchases.purchase },
  redeemGift: { ...endpoints.redeemGift, body: purchases.giftBody, answer: purchases.redeemedGift },
  receivePaymentEvent: {
    ...endpoints.receivePaymentEvent,
    fileBody: 'application/json',
    answer: nothing,
  },

  startGeneration: {
    ...endpoints.startGeneration,
    body: generations.generationRequest,
    answer: generations.generationStarted,
    successStatus: 202,
  },
  getGeneration: {
    ...endpoints.getGeneration,
    params: generations.generationParams,
    answer: generations.generationRecord,
  },
  reviewText: {
    ...endpoints.reviewText,
    params: generations.generationParams,
    body: generations.reviewBody,
    answer: generations.generationState,
    successStatus: 202,
  },
  restoreText: {
    ...endpoints.restoreText,
    params: generations.generationParams,
    body: generations.restoreTextBody,
    answer: generations.generationState,
  },
  revisePictureIdeas: {
    ...endpoints.revisePictureIdeas,
    params: generations.generationParams,
    body: generations.pictureIdeasBody,
    answer: generations.generationState,
    successStatus: 202,
  },
  regeneratePicture: {
    ...endpoints.regeneratePicture,
    params: generations.sceneParams,
    body: generations.regeneratePictureBody,
    answer: generations.regenerationStarted,
    successStatus: 202,
  },
  selectImage: {
    ...endpoints.selectImage,
    params: generations.sceneParams,
    body: generations.selectImageBody,
    answer: generations.imageSelected,
  },
  publishStory: {
    ...endpoints.publishStory,
    params: generations.generationParams,
    body: generations.publishBody,
    answer: generations.storyPublished,
  },
  getLibrary: { ...endpoints.getLibrary, answer: z.array(stories.libraryItem) },
  getInProgressStatus: { ...endpoints.getInProgressStatus, answer: z.array(generations.inProgressStatus) },
  hideDraft: { ...endpoints.hideDraft, params: generations.generationParams, answer: nothing },
  startEdition: {
    ...endpoints.startEdition,
    params: stories.storyParams,
    body: generations.editionBody,
    answer: generations.generationStarted,
  },
  hideStory: { ...endpoints.hideStory, params: stories.storyParams, answer: nothing },
  requestPublic: { ...endpoints.requestPublic, params: stories.storyParams, answer: stories.storyVisibility },
  getStory: { ...endpoints.getStory, params: stories.storyParams, answer: stories.publicStory },
  orderNarration: {
    ...endpoints.orderNarration,
    params: stories.storyParams,
    answer: narrations.narrationState,
    successStatus: 202,
  },
  getNarration: {
    ...endpoints.getNarration,
    params: stories.storyParams,
    answer: narrations.narrationState,
  },
  orderBook: {
    ...endpoints.orderBook,
    params: stories.storyParams,
    body: books.bookOrder,
    answer: books.bookState,
    successStatus: 202,
  },
  getBookState: { ...endpoints.getBookState, params: books.bookParams, answer: books.bookState },
  downloadBook: {
    ...endpoints.downloadBook,
    params: books.bookParams,
    answer: bytes,
    fileAnswer: 'application/octet-stream',
  },

  listLinks: { ...endpoints.listLinks, params: stories.storyParams, answer: z.array(sharing.privateLink) },
  createLink: {
    ...endpoints.createLink,
    params: stories.storyParams,
    body: sharing.newLink,
    answer: sharing.privateLink,
    successStatus: 201,
  },
  takeBackLink: { ...endpoints.takeBackLink, params: sharing.linkParams, answer: nothing },
  getSharedStory: {
    ...endpoints.getSharedStory,
    params: sharing.sharedParams,
    answer: stories.publicStory,
  },

  getChildShelf: { ...endpoints.getChildShelf, answer: shelf.childShelf },
  getChildStory: { ...endpoints.getChildStory, params: stories.storyParams, answer: stories.publicStory },
  takeBackDevice: { ...endpoints.takeBackDevice, body: shelf.takingBack, answer: nothing },
  handOverDevice: { ...endpoints.handOverDevice, answer: nothing },
  takeBackDevices: { ...endpoints.takeBackDevices, answer: nothing },
  getShelf: { ...endpoints.getShelf, answer: shelf.parentShelf },
  putOnShelf: { ...endpoints.putOnShelf, params: stories.storyParams, answer: nothing },
  takeFromShelf: { ...endpoints.takeFromShelf, params: stories.storyParams, answer: nothing },
  setShelfPin: { ...endpoints.setShelfPin, body: shelf.newPin, answer: nothing },
  setShelfApproval: { ...endpoints.setShelfApproval, body: shelf.approvalWish, answer: nothing },
  listShelfLinks: { ...endpoints.listShelfLinks, answer: z.array(sharing.privateLink) },
  createShelfLink: { ...endpoints.createShelfLink, body: sharing.newLink, answer: sharing.privateLink },
  takeBackShelfLink: { ...endpoints.takeBackShelfLink, params: shelf.shelfLinkParams, answer: nothing },
  getShelfToApprove: {
    ...endpoints.getShelfToApprove,
    params: shelf.approvalParams,
    answer: shelf.approvalShelf,
  },
  getStoryToApprove: {
    ...endpoints.getStoryToApprove,
    params: shelf.approvalStoryParams,
    answer: stories.publicStory,
  },
  decideOnShelfStory: {
    ...endpoints.decideOnShelfStory,
    params: shelf.approvalStoryParams,
    body: shelf.approvalDecision,
    answer: nothing,
  },
  downloadPersonalData: { ...endpoints.downloadPersonalData, answer: bytes, fileAnswer: 'application/zip' },
  getAccountDeletion: { ...endpoints.getAccountDeletion, answer: personalData.accountDeletion },
  askForDeletion: {
    ...endpoints.askForDeletion,
    body: personalData.deletionRequest,
    answer: personalData.accountDeletion,
  },
  keepAccount: { ...endpoints.keepAccount, answer: nothing },
  listRecordings: {
    ...endpoints.listRecordings,
    params: stories.storyParams,
    answer: z.array(recordings.recording),
  },
  createRecording: {
    ...endpoints.createRecording,
    params: stories.storyParams,
    body: recordings.newRecording,
    answer: recordings.recording,
    successStatus: 201,
  },
  deleteRecording: { ...endpoints.deleteRecording, params: recordings.recordingParams, answer: nothing },
  recordPage: {
    ...endpoints.recordPage,
    params: recordings.recordingPageParams,
    fileBody: 'audio/*',
    answer: recordings.recordedPage,
  },
  approveRecording: {
    ...endpoints.approveRecording,
    params: recordings.recordingParams,
    body: recordings.recordingApproval,
    answer: nothing,
  },
  inviteReader: {
    ...endpoints.inviteReader,
    params: recordings.recordingParams,
    answer: recordings.recording,
  },
  endInvitation: { ...endpoints.endInvitation, params: recordings.recordingParams, answer: nothing },
  getInvitation: {
    ...endpoints.getInvitation,
    params: recordings.invitationParams,
    answer: recordings.recordingInvitation,
  },
  recordInvitedPage: {
    ...endpoints.recordInvitedPage,
    params: recordings.invitedPageParams,
    fileBody: 'audio/*',
    answer: recordings.recordedPage,
  },
  getChildRecordings: {
    ...endpoints.getChildRecordings,
    params: stories.storyParams,
    answer: z.array(recordings.heardRecording),
  },
  listCollections: { ...endpoints.listCollections, answer: z.array(collections.collection) },
  createCollection: {
    ...endpoints.createCollection,
    body: collections.newCollection,
    answer: collections.collection,
    successStatus: 201,
  },
  getCollection: {
    ...endpoints.getCollection,
    params: collections.collectionParams,
    answer: collections.filledCollection,
  },
  renameCollection: {
    ...endpoints.renameCollection,
    params: collections.collectionParams,
    body: collections.newCollection,
    answer: nothing,
  },
  deleteCollection: { ...endpoints.deleteCollection, params: collections.collectionParams, answer: nothing },
  arrangeCollection: {
    ...endpoints.arrangeCollection,
    params: collections.collectionParams,
    body: collections.collectionOrder,
    answer: nothing,
  },
  putIntoCollection: {
    ...endpoints.putIntoCollection,
    params: collections.collectionStoryParams,
    answer: nothing,
  },
  takeFromCollection: {
    ...endpoints.takeFromCollection,
    params: collections.collectionStoryParams,
    answer: nothing,
  },
  clearCollection: { ...endpoints.clearCollection, params: collections.collectionParams, answer: nothing },
  listCollectionLinks: {
    ...endpoints.listCollectionLinks,
    params: collections.collectionParams,
    answer: z.array(sharing.privateLink),
  },
  createCollectionLink: {
    ...endpoints.createCollectionLink,
    params: collections.collectionParams,
    body: sharing.newLink,
    answer: sharing.privateLink,
    successStatus: 201,
  },
  takeBackCollectionLink: {
    ...endpoints.takeBackCollectionLink,
    params: collections.collectionLinkParams,
    answer: nothing,
  },
  getSharedCollection: {
    ...endpoints.getSharedCollection,
    params: sharing.sharedParams,
    answer: collections.sharedCollection,
  },
  getStoryOfSharedCollection: {
    ...endpoints.getStoryOfSharedCollection,
    params: collections.sharedCollectionStoryParams,
    answer: stories.publicStory,
  },

  listAddedStories: { ...endpoints.listAddedStories, answer: stories.addedStories },
  addStory: { ...endpoints.addStory, params: stories.storyParams, answer: nothing },
  removeAddedStory: { ...endpoints.removeAddedStory, params: stories.storyParams, answer: nothing },
  forgetGoneStories: { ...endpoints.forgetGoneStories, answer: nothing },
  listRelatedStories: {
    ...endpoints.listRelatedStories,
    params: stories.storyParams,
    answer: z.array(stories.publicStory),
  },
  listFeaturedStories: { ...endpoints.listFeaturedStories, answer: z.array(stories.publicStory) },
  explorePublicStories: {
    ...endpoints.explorePublicStories,
    query: stories.exploreQuery,
    answer: stories.explorePage,
  },
  countPublicStories: {
    ...endpoints.countPublicStories,
    query: stories.finding,
    answer: stories.publicChoices,
  },
  getPublicStory: {
    ...endpoints.getPublicStory,
    params: stories.storyParams,
    query: stories.publicStoryQuery,
    answer: stories.publicStory,
    emptyAnswer: 'There is no such public story, and `absent=empty` asks for no refusal then.',
  },

  embedStory: { ...endpoints.embedStory, query: stories.embedQuery, answer: stories.embedCard },

  reportStory: {
    ...endpoints.reportStory,
    params: stories.storyParams,
    body: reports.report,
    answer: reports.reportTaken,
    successStatus: 201,
  },

  listParents: {
    ...endpoints.listParents,
    query: accounts.parentsQuery,
    answer: z.array(accounts.deskParent),
  },
  getParent: { ...endpoints.getParent, params: accounts.parentParams, answer: accounts.openedParent },
  changeTokens: {
    ...endpoints.changeTokens,
    params: accounts.parentParams,
    body: accounts.tokenGift,
    answer: accounts.tokensChanged,
  },
  lockParent: {
    ...endpoints.lockParent,
    params: accounts.parentParams,
    body: accounts.locking,
    answer: accounts.deskParent,
  },
  unlockParent: { ...endpoints.unlockParent, params: accounts.parentParams, answer: accounts.deskParent },

  listPublicRequests: {
    ...endpoints.listPublicRequests,
    query: desk.requestsQuery,
    answer: desk.requestsPage,
  },
  getPublicRequest: {
    ...endpoints.getPublicRequest,
    params: stories.storyParams,
    answer: desk.publicRequest,
  },
  decidePublicRequest: {
    ...endpoints.decidePublicRequest,
    params: stories.storyParams,
    body: desk.decision,
    answer: stories.storyVisibility,
  },
  listDeskStories: {
    ...endpoints.listDeskStories,
    query: desk.deskStoriesQuery,
    answer: z.array(desk.deskStory),
  },
  featureStory: {
    ...endpoints.featureStory,
    params: stories.storyParams,
    body: desk.featuring,
    answer: desk.deskStory,
  },
  takeDownStory: {
    ...endpoints.takeDownStory,
    params: stories.storyParams,
    body: desk.takingDown,
    answer: desk.deskStory,
  },
  putBackStory: { ...endpoints.putBackStory, params: stories.storyParams, answer: desk.deskStory },
  listReports: {
    ...endpoints.listReports,
    query: desk.requestsQuery,
    answer: z.array(reports.reportedStory),
  },
  getReports: { ...endpoints.getReports, params: stories.storyParams, answer: reports.openedReports },
  keepStory: { ...endpoints.keepStory, params: stories.storyParams, answer: desk.deskStory },
  getDeskPrices: { ...endpoints.getDeskPrices, answer: deskPrices.deskPrices },
  changePrices: {
    ...endpoints.changePrices,
    body: deskPrices.pricesBody,
    answer: deskPrices.deskPrices,
  },
  listPriceChanges: {
    ...endpoints.listPriceChanges,
    query: deskPrices.priceChangesQuery,
    answer: z.array(deskPrices.priceChange),
  },
  getDeskNumbers: {
    ...endpoints.getDeskNumbers,
    query: deskNumbers.numbersQuery,
    answer: deskNumbers.deskNumbers,
  },
  listDeskLog: { ...endpoints.listDeskLog, query: desk.logQuery, answer: z.array(desk.logEntry) },
} as const satisfies Record<EndpointName, Endpoint & RouteSchemas>

export type Routes = typeof routes
export type RouteName = keyof Routes

type Sent<Name extends RouteName, Part extends string> =
  Routes[Name] extends Record<Part, infer Schema extends z.ZodType> ? z.input<Schema> : undefined

/** What the caller of a route sends. */
export type RouteParams<Name extends RouteName> = Sent<Name, 'params'>
export type RouteQuery<Name extends RouteName> = Sent<Name, 'query'>
export type RouteBody<Name extends RouteName> = Sent<Name, 'body'>
/** What a success answers. */
export type RouteAnswer<Name extends RouteName> = z.output<Routes[Name]['answer']>
