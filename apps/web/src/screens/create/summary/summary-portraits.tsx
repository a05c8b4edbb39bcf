import type { Character } from '@faith-fables/contract'
import { CharacterPortrait } from '../../../components/character/portrait/character-portrait.tsx'
import { Ornament } from '../../../ui/pictures/ornament.tsx'

/** Who is in the story; a lantern while nobody is. Their names stand below. */
export function SummaryPortraits({ characters }: { characters: readonly Character[] }) {
  if (characters.length === 0) return <Ornament name="lantern" />
  return (
    <div className="story-summary-portraits">
      {characters.map((character, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a changed character keeps its round
        <CharacterPortrait key={place} character={character} />
      ))}
    </div>
  )
}
