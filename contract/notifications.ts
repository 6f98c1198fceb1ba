import { z } from 'zod'
import { id, instant } from './common.ts'

/** So long the tray keeps what it shows. */
export const trayDays = 90

const visit = {
  appointmentId: id,
  start: instant,
  /** IANA zone of the clinic. */
  timeZone: z.string(),
  /** Left out for the doctor whose visit it is. */
  doctorName: z.string().optional(),
}

/** A notice of the tray: enough to write it in either language, and no clinical text. */
export const notice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visit-booked'), ...visit }),
  z.object({ kind: z.literal('visit-moved'), ...visit, previousStart: instant }),
  z.object({ kind: z.literal('visit-cancelled'), ...visit }),
  /** The patient says that they are coming: to the staff. */
  z.object({ kind: z.literal('visit-confirmed'), ...visit }),
  /** A visit went from one doctor to a colleague: to both of them. */
  z.object({ kind: z.literal('visit-handed-over'), ...visit }),
  z.object({
    kind: z.literal('slot-offered'),
    offerId: id,
    start: instant,
    timeZone: z.string(),
    doctorName: z.string(),
    expiresAt: instant,
    /** The visit that would become earlier. */
    appointmentId: id.optional(),
  }),
  z.object({ kind: z.enum(['image-added', 'analytic-added']), patientId: id }),
  z.object({ kind: z.enum(['fastq-requested', 'fastq-stored']), patientId: id }),
  z.object({ kind: z.literal('study-reviewed'), patientId: id }),
  /** A patient asks for a correction: to the staff; what was decided: to the patient. */
  z.object({ kind: z.enum(['correction-asked', 'correction-decided']), patientId: id }),
  /** Staff have corrected who the patient is or how they are reached: to the patient. */
  z.object({ kind: z.literal('details-changed'), patientId: id }),
  z.object({ kind: z.enum(['password-changed', 'two-factor-on', 'two-factor-off']) }),
  /** Somebody else changed the hours, or the days off, of a doctor. */
  z.object({ kind: z.literal('hours-changed') }),
  /** To patients with the name of the clinic. */
  z.object({ kind: z.literal('message'), threadId: id, clinicName: z.string().optional() }),
  /** The patient's address was refused for good: to the staff, with the number to call instead. */
  z.object({ kind: z.literal('mail-refused'), patientId: id, phone: z.string().optional() }),
  /** The month's messages come near what they may cost, or have reached it: to the administrators. */
  z.object({ kind: z.literal('channels-cap'), isReached: z.boolean() }),
  /** A doctor opened the record in an emergency: to the patient. */
  z.object({
    kind: z.literal('record-opened'),
    doctorName: z.string(),
    clinicName: z.string(),
    timeZone: z.string(),
    until: instant,
  }),
])

export type Notice = z.infer<typeof notice>
export type NoticeKind = Notice['kind']

/** Topics that people choose by; each kind of notice belongs to one. */
export const noticeTopics = ['visits', 'offers', 'files', 'record', 'messages', 'hours', 'security'] as const

export type NoticeTopic = (typeof noticeTopics)[number]

export const topicOf = {
  'visit-booked': 'visits',
  'visit-moved': 'visits',
  'visit-cancelled': 'visits',
  'visit-confirmed': 'visits',
  'visit-handed-over': 'visits',
  'slot-offered': 'offers',
  'image-added': 'files',
  'analytic-added': 'files',
  'fastq-requested': 'files',
  'fastq-stored': 'files',
  'study-reviewed': 'files',
  'password-changed': 'security',
  'two-factor-on': 'security',
  'two-factor-off': 'security',
  'hours-changed': 'hours',
  message: 'messages',
  'mail-refused': 'visits',
  'channels-cap': 'messages',
  'record-opened': 'record',
  'correction-asked': 'record',
  'correction-decided': 'record',
  'details-changed': 'record',
} as const satisfies Record<NoticeKind, NoticeTopic>

/** How a matter reaches somebody: in the tray, by mail, both, or not at all. */
export const noticeWay = z.object({ tray: z.boolean(), mail: z.boolean() })

export type NoticeWay = z.infer<typeof noticeWay>

export const noticeWays = z.record(z.enum(noticeTopics), noticeWay)

export type NoticeWays = z.infer<typeof noticeWays>

/** Ways of a person who has not chosen. */
export const defaultWays: NoticeWays = {
  visits: { tray: true, mail: true },
  offers: { tray: true, mail: true },
  files: { tray: true, mail: false },
  record: { tray: true, mail: true },
  messages: { tray: true, mail: true },
  hours: { tray: true, mail: false },
  security: { tray: true, mail: true },
}

/** Notices of this topic also go by mail, whatever the person chose. */
export const alwaysMailed = 'security' satisfies NoticeTopic

/** One entry of the tray. */
export const notification = notice.and(
  z.object({
    _id: id,
    at: instant,
    /** The page of the product that shows what it is about. */
    href: z.string(),
    read: z.boolean(),
  }),
)

export type Notification = z.infer<typeof notification>

export const notificationQuery = z.object({
  /** The `nextCursor` of the page before. */
  cursor: id.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
})

/** So far the unread ones are counted; more is said to be more. */
export const mostUnread = 100

/** Newest first. */
export const notificationPage = z.object({
  notifications: z.array(notification),
  nextCursor: id.nullable(),
  /** At most `mostUnread`. */
  unread: z.number().int(),
})

export type NotificationPage = z.infer<typeof notificationPage>

/** Which ones were read; all of them without `ids`. */
export const readNotificationsInput = z.object({ ids: z.array(id).min(1).max(1000).optional() }).nullish()
