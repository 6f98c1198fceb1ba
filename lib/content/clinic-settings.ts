/** Zones in which Spanish clinics keep time. */
export const clinicTimeZones = ['Europe/Madrid', 'Africa/Ceuta', 'Atlantic/Canary'] as const

/** Monday to Sunday, as opening hours count them. */
export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

/** Idle minutes on offer until screens hide patients' names; 0 is never. */
export const idleLengths = [0, 1, 2, 5, 10, 15, 30] as const

/** How many visits ahead a patient may book, on offer. */
export const openVisitLimits = [1, 2, 3, 5, 10, 20, 50, 100] as const

/** For how many years from discharge a clinic may keep records, on offer. */
export const recordTerms = [5, 10, 15, 20, 25, 30] as const

/** Hours before a visit at which a reminder may be sent. */
export const usualReminderHours = [168, 72, 48, 24, 12, 6, 3, 2, 1] as const

/** How long a time that came free may be kept for the one who is offered it, in minutes. */
export const offerLengths = [5, 10, 15, 20, 30, 60, 120] as const

/** Choices for a clinic's minimum notice, in minutes; 0 means none. */
export const noticeLengths = [0, 30, 60, 120, 240, 1440, 2880] as const

/** Lengths of a visit on offer, in minutes. */
export const slotLengths = [10, 15, 20, 30, 45, 60] as const
