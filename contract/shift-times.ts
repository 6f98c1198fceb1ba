/** Minutes. Section 9: a shift lasts at least an hour. */
export const minShiftMinutes = 60

/** Minutes since midnight of a well-formed `HH:mm`. */
export function minutesOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours * 60 + minutes
}
