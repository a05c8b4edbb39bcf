const quarters: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½', 0.75: '¾' }

/** "8", "4¾", "9 months": as it stands behind "of". */
export function ageWords(years: number): string {
  if (years < 1 / 12) return counted(Math.round(years * 52), 'week')
  if (years < 1) return counted(Math.round(years * 12), 'month')
  const whole = Math.floor(years)
  return `${whole}${quarters[Math.round((years - whole) * 4) / 4] ?? ''}`
}

/** "8 years old", "9 months old" */
export function ageSaid(years: number): string {
  return `${ageWords(years)}${years < 1 ? '' : years === 1 ? ' year' : ' years'} old`
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`
