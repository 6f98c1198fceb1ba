// Closed lists and limits without zod, apart from the others: the screens of visits load those.

/** Subjects of messages between patients and clinics. */
export const threadSubjects = ['visit', 'result', 'prescription', 'administration'] as const

export type ThreadSubject = (typeof threadSubjects)[number]

/** Those that the front desk reads and answers; the others are about somebody's health. */
export const deskSubjects: readonly ThreadSubject[] = ['visit', 'administration']

/** Entries of the history that a thread can be about. */
export const threadEntryKinds = ['condition', 'treatment', 'image', 'analytic'] as const

export type ThreadEntryKind = (typeof threadEntryKinds)[number]

/** Characters of a message. */
export const maxMessage = 10_000

/** Files that one message may carry. */
export const mostAttachments = 5
