// Without zod, apart from the payments: the screen of plans loads it.

/** Units of an add-on that one payment may buy. */
export const mostUnits = 20

/** Room that each unit of an add-on gives to every clinic. */
interface Increments {
  doctors: number
  patients: number
}

/**
 * Whether an add-on adds anything. Reminders are part of every plan: theirs is shown as the price list has it, and not
 * sold.
 */
export function isSold<AddOn extends { increments: Increments | null }>(
  addOn: AddOn,
): addOn is AddOn & { increments: Increments } {
  return addOn.increments !== null
}
