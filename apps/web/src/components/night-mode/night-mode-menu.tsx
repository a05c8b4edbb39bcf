import { Moon } from 'lucide-react'
import { ChoiceMenu } from '../../ui/menus/choice-menu.tsx'
import { nightMode } from './night-mode.ts'
import { useColourScheme } from './use-colour-scheme.ts'

const { label, options } = nightMode
const words = options.map((option) => option.label)

/** Whether the screens are lit for the night, behind a moon: for places with little room. */
export function NightModeMenu() {
  const [scheme, choose] = useColourScheme()
  const chosen = options.find(({ value }) => value === scheme) ?? options[0]

  function chooseWord(word: string) {
    choose(options.find((option) => option.label === word)?.value ?? 'device')
  }
  return (
    <ChoiceMenu label={label} icon={Moon} options={words} value={chosen.label} onValueChange={chooseWord} />
  )
}
