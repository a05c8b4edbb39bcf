import type { Character } from '@faith-fables/contract'
import { storyLanguageCodes } from '@faith-fables/contract/story-languages'
import { deviceStore } from '../../../components/device/device-store.ts'
import type { StoryChoices, StoryForm } from './story-form.ts'

/** The unsent form of one parent, kept on this device so that a reload or an empty battery loses nothing. */
export function readStoredDraft(uid: string): StoryChoices {
  return choicesIn(deviceStore.read(storageKey(uid)))
}

export function storeDraft(uid: string, choices: StoryChoices): void {
  deviceStore.write(storageKey(uid), choices)
}

export function forgetStoredDraft(uid: string): void {
  deviceStore.remove(storageKey(uid))
}

function storageKey(uid: string): string {
  return `faith-fables.story-draft.${uid}`
}

type Guards = { [Key in keyof StoryForm]: (value: unknown) => value is StoryForm[Key] }

const guards: Guards = {
  ageGroupId: isTextOrNull,
  illustrationStyleId: isTextOrNull,
  characters: (value): value is Character[] => Array.isArray(value) && value.every(isCharacter),
  additionalDetails: isText,
  focus: (value) => value === 'verse' || value === 'moral',
  bibleVerseId: isTextOrNull,
  moralValueId: isTextOrNull,
  language: (value): value is StoryForm['language'] => storyLanguageCodes.some((code) => code === value),
  imageQuality: (value) => value === 'Default' || value === 'Premium',
  imageNumber: (value) => value === null || typeof value === 'number',
}

/** What of a stored value is still of the form's shape: an earlier version may have written it. */
export function choicesIn(stored: unknown): StoryChoices {
  const choices: StoryChoices = {}
  if (typeof stored !== 'object' || stored === null) return choices
  for (const [key, value] of Object.entries(stored)) if (isField(key)) keep(choices, key, value)
  return choices
}

function isField(key: string): key is keyof StoryForm {
  return Object.hasOwn(guards, key)
}

function keep<Key extends keyof StoryForm>(choices: StoryChoices, key: Key, value: unknown): void {
  const isRight: Guards[Key] = guards[key]
  if (isRight(value)) choices[key] = value
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || isText(value)
}

function isCharacter(value: unknown): value is Character {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    isText(value.name) &&
    'details' in value &&
    isText(value.details)
  )
}
