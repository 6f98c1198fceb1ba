import type { Specialty } from './specialties.ts'
import { excludesEveryTime, rulesAt } from './visit-rules.ts'

/** Why a kind of visit can never be booked, or never by those whom its rules name. */
export const exclusions = ['notice', 'length', 'doctors', 'resources', 'page', 'changes'] as const

export type Exclusion = (typeof exclusions)[number]

/** The state of a clinic that decides which kinds can be booked there. */
export interface Bookable {
  /** Minutes of the longest working hours from now on; null when none are planned, which says nothing of a kind. */
  longestShift: number | null
  /** Those of its doctors. */
  specialties: readonly Specialty[]
  resources: readonly string[]
  /** The notice of kinds that have none of their own. */
  noticeMinutes: number
}

interface Rules {
  minutes: number
  specialties: readonly Specialty[]
  noticeMinutes?: number | undefined
  horizonDays?: number | null | undefined
  cancelHours?: number | undefined
  newPatients?: boolean | undefined
  public?: boolean | undefined
  resources?: readonly string[] | undefined
}

/**
 * Everything about these rules that excludes every time, as the clinic stands. Pauses exclude none, because they may lie
 * outside the working hours; a kind takes one patient at least, a doctor one a day.
 */
export function excludedBy(rules: Rules, clinic: Bookable): Exclusion[] {
  const { noticeMinutes } = rulesAt(clinic, rules)
  const { minutes, horizonDays = null, cancelHours = 0, resources = [] } = rules
  const isNever: Record<Exclusion, boolean> = {
    notice: excludesEveryTime({ noticeMinutes, horizonDays }),
    length: clinic.longestShift !== null && minutes > clinic.longestShift,
    doctors:
      rules.specialties.length > 0 && !rules.specialties.some((each) => clinic.specialties.includes(each)),
    resources: resources.length > 0 && !resources.some((each) => clinic.resources.includes(each)),
    // Whoever books on the page may never have been there.
    page: rules.public === true && rules.newPatients === false,
    // It is too late to change what is booked from the moment at which it can be booked.
    changes: horizonDays !== null && excludesEveryTime({ noticeMinutes: cancelHours * 60, horizonDays }),
  }
  return exclusions.filter((each) => isNever[each])
}
