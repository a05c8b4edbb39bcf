import type { DeploymentConfig, PublicStory } from '@faith-fables/contract'

/** What the editions of a story are called: languages only where there are any to choose from, or to be read. */
export function editionsWords(
  { language, editions = [] }: Pick<PublicStory, 'language' | 'editions'>,
  config: Pick<DeploymentConfig, 'languages'> | undefined,
): string {
  const hasLanguages =
    language !== undefined || editions.some((edition) => edition.language) || config?.languages?.length
  return hasLanguages ? 'Other ages and languages' : 'For other ages'
}
