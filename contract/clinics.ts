import { z } from 'zod'
import { cleanText } from './clean-text.ts'
import { embedOrigin, slug } from './clinic-page.ts'
import { id, instant, optionalPhone, requiredText } from './common.ts'
import { openMinutes, twoDigitHours } from './opening-hours.ts'
import { island, localHolidays, region } from './regions.ts'
import { specialty } from './specialties.ts'
import { timeZone } from './time-zone.ts'
import { startTwoFactorInput } from './users.ts'
import { mostNotice } from './visit-rules.ts'

const slotMinutes = z.number().int().min(5).max(240)
const noticeMinutes = z.number().int().min(0).max(mostNotice)
const countryCode = z
  .string()
  .overwrite(cleanText)
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, 'Invalid country code')

/** '9:00-14:00,16:00-20:00' as '09:00–14:00, 16:00–20:00'. */
function tidyHours(text: string): string {
  const tight = cleanText(text).replace(/\s+/g, '').replaceAll('-', '–')
  return twoDigitHours(tight).split(/[,;]/).filter(Boolean).join(', ')
}

/** Spans one after the other, none of them empty; the last may end on the next day. */
function areHours(text: string): boolean {
  const spans = openMinutes(text)
  return spans?.every(([from], index) => from > (spans[index - 1]?.[1] ?? -1)) ?? false
}

const hoursOfDay = z
  .string()
  .max(60, 'Must be at most 60 characters long')
  .transform(tidyHours)
  .refine((text) => text === '' || areHours(text), 'Write the hours as 09:00–14:00, 16:00–20:00')

/** A line a weekday, Monday first; an empty one is a closed day. Null when nothing is said of any. */
const openingHours = z
  .array(hoursOfDay)
  .length(7)
  .transform((days) => (days.some((day) => day !== '') ? days : null))
  .nullable()
  .optional()

const street = z
  .string()
  .overwrite(cleanText)
  .max(120, 'Must be at most 120 characters long')
  .nullable()
  .transform((text) => text || null)
  .optional()

export const clinic = z.object({
  _id: id,
  name: z.string(),
  city: z.string(),
  district: z.string(),
  postalCode: z.string(),
  countryCode: z.string(),
  region: region.optional(),
  /** Its island, where the islands have holidays of their own, and the days that its town sets. */
  island: island.optional(),
  localHolidays: z.array(z.object({ day: z.string(), name: z.string() })).optional(),
  /** Plan id. */
  plan: id,
  active: z.boolean(),
  timeZone: z.string(),
  slotMinutes: z.number().int(),
  /** The notice of appointments whose type has none of its own. */
  noticeMinutes: z.number().int().optional(),
  street: z.string().nullish(),
  phone: z.string().nullish(),
  /** A line a weekday, Monday first: '09:00–14:00, 16:00–20:00', '' when closed. */
  openingHours: z.array(z.string()).nullish(),
  /** Idle minutes until the staff's screens show patients by their initials; 0 never. */
  discreetAfterMinutes: z.number().int().optional(),
  /** Whether patients may register themselves; a server that knows nothing of it leaves it out. */
  selfRegistration: z.boolean().optional(),
  /** Whether parents may add their children as patients. */
  parentsAddChildren: z.boolean().optional(),
  /** Whether its staff need a second factor, and whether their passwords have to be stronger. */
  staffSecondFactor: z.boolean().optional(),
  strictPasswords: z.boolean().optional(),
  /** How many visits to come a patient may have booked themselves. */
  mostOpenVisits: z.number().int().optional(),
  /** For how many years from discharge records are kept. */
  recordYears: z.number().int().optional(),
  /** Number of users that a plan is paid for; only in GET /clinics/{id}, for those who may pay. */
  users: z.number().int().positive().optional(),
  /** The address of its public page, and whether search engines are told of it. */
  slug: z.string().nullish(),
  listed: z.boolean().optional(),
  /** Origins of websites that may show its booking in a frame. */
  embedOrigins: z.array(z.string()).optional(),
  /** Grows by one with every change; a write that names an older one is refused as stale. */
  version: z.number().int(),
})

export type Clinic = z.infer<typeof clinic>

/** Row of GET /clinics/. */
const clinicRow = z.object({
  _id: id,
  name: z.string(),
  city: z.string(),
  timeZone: z.string(),
  /** The specialties of its doctors; without the list, every specialty can be searched for. */
  specialties: z.array(specialty).optional(),
  /** Plan id, whether it is paid for, how many it has, when it was registered, and its telephone; only for administrators of the product. */
  plan: id.optional(),
  active: z.boolean().optional(),
  doctors: z.number().int().optional(),
  users: z.number().int().optional(),
  patients: z.number().int().optional(),
  since: instant.optional(),
  phone: z.string().nullish(),
  /** Its appointments of the next seven days that are not cancelled; also only for them. */
  weekVisits: z.number().int().optional(),
})

export type ClinicRow = z.infer<typeof clinicRow>

export const clinicList = z.array(clinicRow)

const settings = {
  timeZone: timeZone.optional(),
  slotMinutes: slotMinutes.optional(),
  noticeMinutes: noticeMinutes.optional(),
  discreetAfterMinutes: z.number().int().min(0).max(120).optional(),
  mostOpenVisits: z.number().int().min(1).max(200).optional(),
  recordYears: z.number().int().min(5).max(100).optional(),
}

// A form's choice of none is an empty text.
const chosenRegion = z.preprocess((value) => (value === '' ? null : value), region)
const chosenIsland = z.preprocess((value) => (value === '' ? null : value), island)

/** Optional fields; a change that leaves one out keeps its value. */
const visiting = {
  street,
  phone: optionalPhone,
  openingHours,
  region: chosenRegion.optional(),
  island: chosenIsland.optional(),
  localHolidays: localHolidays.optional(),
}

export const createClinicInput = z.object({
  name: requiredText('Name is required', 120),
  city: requiredText('City is required', 120),
  district: requiredText('District is required', 120),
  postalCode: requiredText('Postal code is required', 12),
  plan: requiredText('You must select a plan', 64),
  active: z.boolean().default(false),
  countryCode: countryCode.default('ES'),
  ...settings,
  ...visiting,
})

/** The same for a call: a further clinic takes the plan of its group. */
export const openClinicInput = createClinicInput.extend({ plan: z.string().max(64).optional() })

export const clinicListQuery = z.object({
  /** Only those that the caller works for. */
  mine: z.enum(['true', 'false']).optional(),
})

/** Fields that can be set when a clinic is registered: only a payment makes it active. */
export const orderClinicInput = openClinicInput.omit({ active: true })

/** Fields of the registration form. */
export const registerClinicForm = createClinicInput.pick({
  name: true,
  city: true,
  district: true,
  postalCode: true,
  plan: true,
  timeZone: true,
  street: true,
  phone: true,
})

/** The same for a further clinic, which shares the plan of the others. */
export const furtherClinicForm = registerClinicForm.extend({ plan: z.string() })

/** Body of PUT /clinics/{id}; the messages keep the wording of section 5. */
export const updateClinicInput = z.object({
  name: requiredText('name es requerido', 120),
  city: requiredText('city es requerido', 120),
  district: requiredText('district es requerido', 120),
  postalCode: requiredText('postalCode es requerido', 12),
  plan: id.optional(),
  countryCode: countryCode.optional(),
  version: z.number().int().optional(),
  /** Confirms what another time zone does, by the version of the refusal that told of it. */
  zoneVersion: z.string().max(40).optional(),
  /** Left out, they stay what they are. */
  selfRegistration: z.boolean().optional(),
  /** Whether parents may add their children as patients. */
  parentsAddChildren: z.boolean().optional(),
  staffSecondFactor: z.boolean().optional(),
  strictPasswords: z.boolean().optional(),
  /** The address of its public page; null takes the page away. */
  slug: z.preprocess((value) => (value === '' ? null : value), slug.nullish()),
  listed: z.boolean().optional(),
  embedOrigins: z.array(embedOrigin).max(20).optional(),
  /** For another answer about second factors or passwords, when its last proof is old. */
  ...startTwoFactorInput.shape,
  ...settings,
  ...visiting,
})

export const createdClinicAnswer = z.object({ _id: id })
