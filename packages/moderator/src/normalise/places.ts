import { isOrdinaryName } from '../ordinary-names.ts'

/** Places on the map whose names are coarse words, written with a capital and with no word after them that they could belong to. */
const placeNames =
  /\b(?:Fucking|Dildo|Condom|Twatt|Wankum|Wank|Titty Hill|Bastardo|Cunter|Mianus|Shitagoo|Minge|Turda|Hooker|Muff|Intercourse|Shitterton|Cumming|Weed|Bitche)(?=$|[.,;!?)\n]| (?:in|and|is|was|lies|which|where|near) )/gu

/** What stands before a place, and the most letters of it. */
const before = /(?:^|[^\p{L}])(?:in|from|near|visit|of|lay|lies|town|village) $/iu
const mostBefore = 10

/** "Slaughter Lane Gets a Playground": streets are called as people are. With a number before it, it is an address, and stays one. */
const streetNames =
  /(?<!\d,? )\b(\p{Lu}\p{Ll}+)(?= (?:Lane|Street|Road|Avenue|Close|Hill|Square|Bridge|Farm|School)\b)/gu

/** A text of the same length in which such names are blank: "We come from Fucking in Austria" is no curse. */
export const withoutPlaces = (text: string): string =>
  text
    .replace(placeNames, (name, at: number) =>
      before.test(text.slice(Math.max(0, at - mostBefore), at)) ? ' '.repeat(name.length) : name,
    )
    .replace(streetNames, (name) => (isOrdinaryName(name) ? ' '.repeat(name.length) : name))
