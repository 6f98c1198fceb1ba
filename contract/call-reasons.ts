/** Subjects of a call to a patient. Free of zod: pages load it. */
export const callAbouts = ['booked', 'moved', 'cancelled', 'reminder', 'offer', 'message', 'result'] as const

export type CallAbout = (typeof callAbouts)[number]

/**
 * Why nothing sent can tell it: there is no address, the mail server refused it for good, or none of the clinic's channels
 * reaches the patient.
 */
export const callReasons = ['no-address', 'address-refused', 'no-channel'] as const

export type CallReason = (typeof callReasons)[number]
