import { Chip, ChipGroup } from '../../ui/choices/chip.tsx'
import { AgeCloth } from '../story/age-cloth.tsx'
import { type AgeFilter as AgeFilterName, ageFilters, allAges } from './age-filters.ts'

export interface AgeFilterProps {
  value: AgeFilterName
  onValueChange: (value: AgeFilterName) => void
}

/** The five buttons that keep the stories of one age group, or all. */
export function AgeFilter({ value, onValueChange }: AgeFilterProps) {
  return (
    <ChipGroup label="Age group">
      {ageFilters.map((age) => (
        <Chip key={age} pressed={age === value} onPress={() => onValueChange(age)}>
          {age !== allAges && <AgeCloth age={age} />}
          {age}
        </Chip>
      ))}
    </ChipGroup>
  )
}
