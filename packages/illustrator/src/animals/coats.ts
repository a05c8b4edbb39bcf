import type { SpeciesBuild } from './species-build.ts'

/** Whose trunk shows what is on a coat: fur, hide or plain feathers, and no wool, spines or shell. */
export const showsCoat = ({ body, mark }: SpeciesBuild): boolean =>
  /^(?:quadruped|low|upright|bird)$/.test(body) && !/^(?:wool|fleece|spines|shell)$/.test(mark)
