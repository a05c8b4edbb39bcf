import { showsCoat } from '../animals/coats.ts'
import { speciesBuilds } from '../animals/species.ts'
import type { SpeciesBuild } from '../animals/species-build.ts'
import { clothColours, coatColours, eyeColours } from './colour-words.ts'
import type { AnimalLook, Species } from './look.ts'
import type { AnimalMark } from './mark.ts'
import type { Mention } from './mentions.ts'
import { robotMarks } from './robot-marks.ts'
import { paintOf } from './said-colour.ts'
import type { SaidLook } from './said-look.ts'

/** A nose, an ear or a muzzle is drawn as that of others where no colour is said of it. */
const needColour: ReadonlySet<AnimalMark['kind']> = new Set<AnimalMark['kind']>([
  'ear',
  'nose',
  'beak',
  'muzzle',
  'tail',
  'eyes',
  'odd-eyes',
  'shell',
  'shell-marks',
])

/** Big paws are no white ones. */
const isBareFeet = (piece: Mention['piece']): boolean =>
  piece.on === 'animal-mark' && piece.kind === 'socks' && piece.colour === undefined

/** Whether a mention is of something that one animal has and its kind has not. */
export const isAnimalMark = ({ piece, colour, pattern }: Mention): boolean =>
  (piece.on === 'animal-mark' && (colour !== null || !(needColour.has(piece.kind) || isBareFeet(piece)))) ||
  (piece.on === 'eyes' && colour !== null) ||
  ((piece.on === 'coat' || piece.on === 'spots') && pattern === 'stripes')

const ofCoats: ReadonlySet<string> = new Set(['speckles', 'tortoiseshell', 'calico', 'patchwork', 'mask'])
const hasFeet = /^(?:quadruped|low|upright|bird)$/
export const isOnTrunk = (piece: Mention['piece']): boolean =>
  piece.on === 'garment' || piece.on === 'bottom' || (piece.on === 'single' && piece.part === 'apron')

/** Whose trunk has room for a garment: of spines, a shell or fins nothing is worn. */
const dresses = ({ body, mark }: SpeciesBuild): boolean =>
  hasFeet.test(body) && !/^(?:spines|shell)$/.test(mark)

/** Boots and beaks are as red as paint; fur is not. */
const ofPaint: ReadonlySet<string> = new Set([
  'socks',
  'beak',
  'shell',
  'shell-marks',
  'lamp',
  'bottle-caps',
  'cap-eyes',
  'ear-tassels',
])

const ofRobots: ReadonlySet<string> = new Set(robotMarks)

/** Bodies whose face has room for whiskers. */
const whiskered: ReadonlySet<string> = new Set(['quadruped', 'low', 'upright'])

/** Whether a body of this kind shows the mark: a cow has no mane to colour, a bird's wings are as its feathers are. */
export function hasPlaceFor(kind: Species, { piece }: Mention): boolean {
  if (piece.on === 'spots') return kind === 'ladybug' || showsCoat(speciesBuilds[kind])
  if (isOnTrunk(piece)) return dresses(speciesBuilds[kind])
  if (piece.on !== 'animal-mark') return true
  const { mark, body } = speciesBuilds[kind]
  if (ofRobots.has(piece.kind)) return body === 'robot'
  if (ofCoats.has(piece.kind)) return showsCoat(speciesBuilds[kind])
  if (piece.kind === 'new-ear' || piece.kind === 'ear-tassels')
    return !/^(?:none|antennae|stalks)$/.test(speciesBuilds[kind].ears)
  if (piece.kind === 'whiskers') return speciesBuilds[kind].whiskers === true || whiskered.has(body)
  if (piece.kind === 'three-eyes') return false
  if (piece.kind === 'no-mouth') return !/^(?:beak|trunk)$/.test(speciesBuilds[kind].muzzle)
  if (piece.kind === 'long-body') return body === 'quadruped'
  if (piece.kind === 'shell' || piece.kind === 'shell-marks') return mark === 'shell'
  if (piece.kind === 'no-wings') return mark === 'wings'
  if (piece.kind === 'odd-eyes' || piece.kind === 'long-nose')
    return /^(?:short|long)$/.test(speciesBuilds[kind].muzzle)
  if (piece.kind === 'one-horn' || piece.kind === 'no-horns')
    return mark === 'horns' || mark === 'goat-horns' || mark === 'wings'
  if (piece.kind === 'antlers') return /^(?:quadruped|low|upright)$/.test(body) && mark !== 'horns'
  if (piece.kind === 'socks' || piece.kind === 'paw') return hasFeet.test(body)
  if (piece.kind === 'beak') return speciesBuilds[kind].muzzle === 'beak' && kind !== 'swan'
  if (piece.kind === 'tusks') return /^(?:short|snout)$/.test(speciesBuilds[kind].muzzle)
  if (piece.kind === 'moustache') return /^(?:short|long|snout)$/.test(speciesBuilds[kind].muzzle)
  if (piece.kind === 'mane') return mark === 'crest' || mark === 'mane'
  if (piece.kind === 'horn' || piece.kind === 'rainbow-mane') return mark === 'crest'
  return piece.kind !== 'wings' || body === 'quadruped'
}

/** What is drawn on a body of this kind; each mark once. @param ofKind what the word for the animal says */
export function readAnimalMarks(said: SaidLook, ofKind: readonly Mention[], kind: Species): AnimalMark[] {
  const marks = [...said.all('animal-mark'), ...ofKind]
    .filter((mention) => isAnimalMark(mention) && hasPlaceFor(kind, mention))
    .flatMap(({ piece, colour }): AnimalMark[] =>
      piece.on === 'animal-mark'
        ? [
            {
              kind: piece.kind,
              colour:
                (colour && paintOf(colour, ofPaint.has(piece.kind) ? clothColours : coatColours)) ??
                piece.colour ??
                null,
            },
          ]
        : [],
    )
  const ofEyes = kind === 'robot' ? clothColours : eyeColours
  const [eyes, otherEye] = said.all('eyes').flatMap(({ colour }) => colour ?? [])
  const second = otherEye && (paintOf(otherEye, ofEyes) ?? paintOf(otherEye, coatColours))
  const isStriped = said.all('coat').some(({ pattern }) => pattern === 'stripes')
  const all: AnimalMark[] = [
    ...marks,
    ...(eyes ? [{ kind: 'eyes' as const, colour: paintOf(eyes, ofEyes) ?? paintOf(eyes, coatColours) }] : []),
    ...(second ? [{ kind: 'odd-eyes' as const, colour: second }] : []),
    ...(isStriped ? [{ kind: 'stripes' as const, colour: null }] : []),
  ]
  return all.filter(({ kind }, at) => all.findIndex((other) => other.kind === kind) === at)
}

/** A small dragon is smaller than a dragon; nobody outgrows the page. */
export function animalSize(said: SaidLook): number {
  const sizes = said.all('size').map(({ piece }) => piece.height)
  const size = sizes.reduce((all, height) => all * (1 + (height - 1) * 2.4), 1)
  return Math.max(0.72, Math.min(1.26, size))
}

/** A fat cat is fat, and a lean dog lean, on long legs. */
export function animalBreadth(said: SaidLook): number {
  const breadth = said.all('size').reduce((all, { piece }) => all * piece.breadth, 1)
  return Math.max(0.72, Math.min(1.75, 1 + (breadth - 1) * 3.4))
}

/** The mark of a kind, if there is one. */
export const markOf = ({ marks }: AnimalLook, kind: AnimalMark['kind']): AnimalMark | undefined =>
  marks.find((mark) => mark.kind === kind)
