import { z } from 'zod'
import { id, requiredText } from './common.ts'
import { specialty } from './specialties.ts'
import { isTimeZone } from './zone.ts'

const timeZone = z.string().max(64).refine(isTimeZone, 'Unknown time zone')
const slotMinutes = z.number().int().min(5).max(240)
const countryCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, 'Invalid country code')

export const clinic = z.object({
  _id: id,
  name: z.string(),
  city: z.string(),
  district: z.string(),
  postalCode: z.string(),
  countryCode: z.string(),
  /** Plan id. */
  plan: id,
  active: z.boolean(),
  timeZone: z.string(),
  slotMinutes: z.number().int(),
  /** Whom a plan is paid for; only told, by GET /clinics/{id}, to those who may pay. */
  users: z.number().int().positive().optional(),
  /** Grows by one with every change; a write that names an older one is refused as stale. */
  version: z.number().int(),
})

export type Clinic = z.infer<typeof clinic>

/** Row of GET /clinics/. */
export const clinicRow = z.object({
  _id: id,
  name: z.string(),
  city: z.string(),
  timeZone: z.string(),
  /** Of its doctors; a server that does not say lets every one be searched. */
  specialties: z.array(specialty).optional(),
})

export const clinicList = z.array(clinicRow)

const settings = { timeZone: timeZone.optional(), slotMinutes: slotMinutes.optional() }

export const createClinicInput = z.object({
  name: requiredText('Name is required', 120),
  city: requiredText('City is required', 120),
  district: requiredText('District is required', 120),
  postalCode: requiredText('Postal code is required', 12),
  plan: requiredText('You must select a plan', 64),
  active: z.boolean().default(false),
  countryCode: countryCode.default('ES'),
  ...settings,
})

/** What somebody may say of a clinic that they register: only a payment makes it active. */
export const orderClinicInput = createClinicInput.omit({ active: true })

/** What the registration form asks for. */
export const registerClinicForm = createClinicInput.pick({
  name: true,
  city: true,
  district: true,
  postalCode: true,
  plan: true,
})

/** Body of PUT /clinics/{id}; the messages keep the wording of section 5. */
export const updateClinicInput = z.object({
  name: requiredText('name es requerido', 120),
  city: requiredText('city es requerido', 120),
  district: requiredText('district es requerido', 120),
  postalCode: requiredText('postalCode es requerido', 12),
  plan: id.optional(),
  countryCode: countryCode.optional(),
  version: z.number().int().optional(),
  ...settings,
})

export const createdClinicAnswer = z.object({ _id: id })
