/** Zones in which Spanish clinics keep time. */
export const clinicTimeZones = ['Europe/Madrid', 'Africa/Ceuta', 'Atlantic/Canary'] as const

/** Monday to Sunday, as opening hours count them. */
export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

/** Idle minutes on offer until screens hide patients' names; 0 is never. */
export const idleLengths = [0, 1, 2, 5, 10, 15, 30] as const

/** Hours before a visit at which a reminder may be sent. */
export const usualReminderHours = [168, 72, 48, 24, 12, 6, 3, 2, 1] as const

/** Lengths of a visit on offer, in minutes. */
export const slotLengths = [10, 15, 20, 30, 45, 60] as const
