/** Compares days as written, so that somebody born on 29 February is a year older on 1 March. */
const isOldOn = (years: number, birthdate: string, day: string) =>
  day >= `${Number(birthdate.slice(0, 4)) + years}${birthdate.slice(4)}`

/** Whether somebody is of age on a day (both `yyyy-MM-dd`). */
export const isAdultOn = (birthdate: string, day: string) => isOldOn(18, birthdate, day)

/** Whether somebody may end by themselves that others act for them. */
export const mayDecideOn = (birthdate: string, day: string) => isOldOn(16, birthdate, day)
