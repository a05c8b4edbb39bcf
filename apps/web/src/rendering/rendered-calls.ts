import { endpoints } from '@faith-fables/contract/endpoints'
import { limits } from '@faith-fables/contract/limits'

/** The first page of the public stories, as the explore screen asks for it. */
export const explorePageCall = `${endpoints.explorePublicStories.path}?page=1&limit=${limits.explore.pageSize}`
