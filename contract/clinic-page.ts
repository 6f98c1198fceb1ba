import { z } from 'zod'
import { textChannels } from './channels.ts'
import { visitPlaces } from './choices.ts'
import { id, instant, plainDate } from './common.ts'
import { specialty } from './specialties.ts'
import { kindOfVisit } from './visit-kinds.ts'

/** Addresses that are, or may become, something else. */
const reserved = new Set(
  'about admin api app assets auth c clinic clinics consulta contact design embed help home join login logout mail new news privacy public register root static status support team terms test v visit www'.split(
    ' ',
  ),
)

/** The last part of the address of a clinic's page; null takes the page away. */
export const slug = z
  .string()
  .regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])$/, 'Use 3 to 40 lower-case letters, digits and hyphens')
  .min(3, 'Use 3 to 40 lower-case letters, digits and hyphens')
  .max(40, 'Use 3 to 40 lower-case letters, digits and hyphens')
  .refine((text) => !reserved.has(text), 'This address is reserved')

const wrongOrigin = 'Use the address of a website, such as https://www.clinic.example'

/** The origin of a website: scheme, host and perhaps a port, as browsers write it. */
export const embedOrigin = z
  .string()
  .max(200, wrongOrigin)
  .transform((text) => originOf(text.trim()) ?? '')
  .refine((origin) => origin !== '', wrongOrigin)

function originOf(text: string): string | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null
  const { origin, pathname, search, hash, username, hostname } = new URL(text)
  const isBare = pathname === '/' && search === '' && hash === '' && username === ''
  // A host with a star or a comma would mean something else in the policy of a page.
  return isBare && /^[\w.[\]:-]+$/.test(hostname) ? origin : null
}

/** The same as a form: one a line. */
export const embedOriginsForm = z.object({
  embedOrigins: z
    .string()
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .transform((lines, context) => {
      const parsed = z.array(embedOrigin).max(20).safeParse(lines)
      if (parsed.success) return parsed.data
      context.addIssue({ code: 'custom', message: wrongOrigin })
      return z.NEVER
    }),
})

export type EmbedOriginsForm = z.input<typeof embedOriginsForm>

/** The present address of a page, and the websites that may show its booking in a frame. */
export const embedding = z.object({ slug: z.string(), origins: z.array(z.string()) })

/** The public facts of a clinic: nothing of any patient. */
export const clinicPage = z.object({
  /** The present one: an old address answers, too. */
  slug: z.string(),
  name: z.string(),
  street: z.string().nullable(),
  postalCode: z.string(),
  city: z.string(),
  district: z.string(),
  countryCode: z.string(),
  phone: z.string().nullable(),
  /** A line a weekday, Monday first; null when nothing is said of any. */
  openingHours: z.array(z.string()).nullable(),
  timeZone: z.string(),
  listed: z.boolean(),
  /** Channels by which the clinic writes to telephones; with `sms` a number alone is enough to book. */
  writesBy: z.array(z.enum(textChannels)).default([]),
  kinds: z.array(
    kindOfVisit.extend({
      minutes: z.number().int(),
      where: z.enum(visitPlaces),
      /** The doctors who see such patients; empty for all. */
      specialties: z.array(specialty),
    }),
  ),
  doctors: z.array(
    z.object({
      _id: id,
      name: z.string(),
      surname: z.string(),
      specialty: specialty.nullable(),
      /** The first free time of what the page offers; null when nothing is free. */
      nextFree: instant.nullable(),
      /** The kind of visit that this time is free for. */
      nextFreeKindId: id.nullable().default(null),
      /** The two after it, of the same kind and day. */
      laterTimes: z.array(instant).optional(),
    }),
  ),
})

export type ClinicPage = z.infer<typeof clinicPage>

/** Times of a kind, of one doctor or of anyone; the days are the clinic's, first and last included. */
export const publicTimesQuery = z.object({
  kindId: id,
  doctorId: id.optional(),
  from: plainDate,
  to: plainDate,
})

export const publicDays = z.object({
  timeZone: z.string(),
  days: z.array(z.object({ date: plainDate, free: z.number().int() })),
})

export const publicSlots = z.object({
  timeZone: z.string(),
  slots: z.array(z.object({ start: instant, doctorId: id })),
})

export const listedPagesQuery = z.object({ limit: z.coerce.number().int().min(1).max(100).optional() })

/** The pages that search engines are told of. */
export const listedPages = z.object({
  clinics: z.array(
    z.object({ slug: z.string(), name: z.string(), city: z.string(), phone: z.string().nullable() }),
  ),
})

export type ListedClinic = z.infer<typeof listedPages>['clinics'][number]
