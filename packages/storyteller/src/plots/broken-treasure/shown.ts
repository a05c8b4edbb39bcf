import type { CastEntry, Shown } from '../plot.ts'

const heroInBed: CastEntry = ['hero', 'lie', 'worried', 'owner']

/** What pages of this plot show where they tell of another place or of something else. */
export const shown = {
  songAtBed: {
    cast: [['owner', 'sit', 'joy', 'hero'], heroInBed],
    props: ['bed', 'lamp', 'moon'],
    action: '{owner} sings to {hero} at bedtime.',
  },
  buttons: {
    cast: [
      ['owner', 'kneel', 'tender', 'hero'],
      ['hero', 'stand', 'worried', 'owner'],
    ],
    props: ['bed', 'lamp', 'pajamas'],
    action: '{owner} helps {hero} with the pajamas and says the words.',
  },
  wallAtBed: {
    shot: 'medium',
    cast: [
      ['owner', 'point', 'tender', 'framed words'],
      ['hero', 'sit', 'worried', 'framed words'],
    ],
    props: ['bed', 'lamp', 'framed words'],
    action: '{owner} reads to {hero} what is written on the wall.',
  },
  tuckedIn: {
    cast: [['owner', 'stroke', 'tender', 'hero'], heroInBed],
    props: ['bed', 'lamp', 'moon'],
    action: '{owner} tucks {hero} in and says the words.',
  },
  lunchboxNote: {
    cast: [
      ['hero', 'sit', 'worried', 'owner', 'note'],
      ['owner', 'sit', 'tender', 'hero'],
    ],
    props: ['bed', 'lamp', 'lunchbox'],
    action: '{hero} has a small note from {owner} in {hero.their} hand.',
  },
  doorAjar: {
    shot: 'medium',
    cast: [
      ['hero', 'peek', 'worried', 'owner'],
      ['owner', 'pray', 'calm'],
    ],
    props: ['bed', 'door', 'moon'],
    action: '{hero} stands at the open door and hears {owner} say the words.',
  },
  sewing: {
    setting: 'home',
    time: 'evening',
    cast: [
      ['owner', 'sit', 'tender', 'shirt', 'shirt'],
      ['hero', 'sit', 'worried', 'owner'],
    ],
    props: ['lamp', 'thread', 'basket'],
    action: "{owner} sews a button on {hero}'s shirt and says the words.",
  },
  wallAbove: {
    shot: 'medium',
    cast: [['hero', 'lie', 'thinking', 'framed words']],
    props: ['bed', 'framed words', 'moon'],
    action: '{hero} lies in bed and reads the words on the wall.',
  },
  onStairs: {
    setting: 'hallway',
    shot: 'medium',
    cast: [
      ['owner', 'walk', 'tender', 'right'],
      ['hero', 'walk', 'worried', 'right'],
    ],
    props: ['stairs', 'lamp'],
    action: '{owner} and {hero} go up to bed and say the words in turns.',
  },
  lettering: {
    setting: 'home',
    time: 'evening',
    cast: [['hero', 'draw', 'worried', 'paper', 'pen']],
    props: ['paper', 'lamp', 'flowers'],
    action: '{hero} writes the words out and stops to read them.',
  },
  awake: {
    shot: 'medium',
    cast: [['hero', 'lie', 'thinking', 'clock']],
    props: ['bed', 'clock', 'moon'],
    action: '{hero} lies awake and cannot help saying the words.',
  },
  winding: {
    shot: 'medium',
    setting: 'home',
    time: 'evening',
    cast: [
      ['owner', 'work', 'tender', 'yarn', 'yarn'],
      ['hero', 'sit', 'worried', 'owner', 'yarn'],
    ],
    props: ['lamp', 'basket'],
    action: '{owner} winds wool that {hero} holds, and says the words.',
  },
  foundUnderBed: {
    setting: 'bedroom',
    cast: [
      ['companion', 'sit', 'happy', '{cover}'],
      ['hero', 'kneel', 'worried', 'companion'],
    ],
    props: ['bed', '{cover}'],
    action: '{companion} has found what {hero} hid under the bed.',
  },
  askedAtBed: {
    setting: 'bedroom',
    cast: [
      ['companion', 'lie', 'sad', '{cover}'],
      ['hero', 'stand', 'worried', 'owner'],
      ['owner', 'stand', 'thinking', 'companion'],
    ],
    props: ['bed', '{cover}', 'door'],
    action: '{companion} lies before the bed, and {owner} asks why.',
  },
  pulledInKitchen: {
    setting: 'kitchen',
    props: ['{cover}', 'table'],
  },
  gluedAtTable: {
    setting: 'kitchen',
    cast: [
      ['hero', 'work', 'happy', '{thing}', '{thing}'],
      ['owner', 'sit', 'happy', 'hero'],
      ['companion', 'lie', 'calm', 'hero'],
    ],
    props: ['table', 'lamp', '{thing}'],
  },
  supperTogether: {
    setting: 'kitchen',
    cast: [
      ['hero', 'sit', 'sad', 'plate'],
      ['owner', 'sit', 'tender', 'hero'],
      ['companion', 'sit', 'calm', 'hero'],
    ],
    props: ['table', 'bowl', 'lamp'],
    action: '{hero} sits at the table with {owner} and cannot enjoy it.',
  },
  metInHall: {
    cast: [
      ['companion', 'sit', 'happy', 'owner'],
      ['hero', 'stand', 'worried', 'owner'],
      ['owner', 'carry', 'thinking', 'hero', 'laundry'],
    ],
    action: '{companion} sits beside the bundle in the hall, and {owner} asks what it is.',
  },
} as const satisfies Record<string, Shown>
