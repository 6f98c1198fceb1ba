/** Matters that a patient consents to or refuses. */
export const consentKinds = ['bookings', 'reminders', 'sharing', 'sms', 'whatsapp'] as const

export type ConsentKind = (typeof consentKinds)[number]

/**
 * The texts that people say yes or no to, by their keys below `consents.texts`: the first of a kind is its version 1, the
 * last the one that is asked with. A text that was published is never edited; what changes is added (decision 36).
 */
export const consentTexts = {
  bookings: ['bookings1', 'bookings2'],
  reminders: ['reminders1', 'reminders2'],
  sharing: ['sharing1'],
  sms: ['sms1'],
  whatsapp: ['whatsapp1'],
} as const satisfies Record<ConsentKind, readonly [string, ...string[]]>

/** The version that is asked with now. */
export const versionOf = (kind: ConsentKind): number => consentTexts[kind].length

/**
 * The legal basis of a kind without an answer: mails about one's own visits belong to the contract of care (GDPR,
 * article 6(1)(b)) and go until somebody stops them; a record is shared, and a telephone
 * written to, by consent alone.
 */
export const basisOf = {
  bookings: 'contract',
  reminders: 'contract',
  sharing: 'consent',
  sms: 'consent',
  whatsapp: 'consent',
} as const satisfies Record<ConsentKind, 'contract' | 'consent'>
