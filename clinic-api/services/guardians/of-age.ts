import { differenceInYears } from 'date-fns/differenceInYears'
import { parseISO } from 'date-fns/parseISO'

const ageOn = (birthdate: string, day: string) => differenceInYears(parseISO(day), parseISO(birthdate))

/** Whether somebody is of age on a day (both `yyyy-MM-dd`). */
export const isAdultOn = (birthdate: string, day: string) => ageOn(birthdate, day) >= 18

/** Whether somebody may end by themselves that others act for them. */
export const mayDecideOn = (birthdate: string, day: string) => ageOn(birthdate, day) >= 16
