/** Subjects of a call to a patient. Free of zod: pages load it. */
export const callAbouts = ['booked', 'moved', 'cancelled', 'reminder', 'offer', 'message', 'result'] as const

export type CallAbout = (typeof callAbouts)[number]

/** Why no mail can tell it: there is no address, or the mail server refused it for good. */
export const callReasons = ['no-address', 'address-refused'] as const

export type CallReason = (typeof callReasons)[number]
