/** Seconds as one reads them on a clock: 0:07, 4:30. */
export function minutesOf(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
