import { z } from 'zod'
import { id } from './common.ts'

const addOn = z.object({
  _id: id,
  name: z.string(),
  description: z.string(),
  /** Name of the plan that it is available for. */
  plan: z.string(),
  /** Euro per user and month. */
  price: z.number(),
  /** Room that each unit gives to every clinic. */
  increments: z.object({ doctors: z.number().int(), patients: z.number().int() }).nullable(),
})

/** `null` in a limit means unlimited. */
export const plan = z.object({
  _id: id,
  name: z.string(),
  /** Per user and month; null is agreed by contact. */
  price: z.number().nullable(),
  features: z.array(z.string()),
  clinics: z.number().int().nullable(),
  doctorsPerClinic: z.number().int().nullable(),
  patientsPerClinic: z.number().int().nullable(),
  /** Supported file formats; empty means all. */
  formats: z.array(z.string()),
  /** Bytes. */
  maxFileSize: z.number().int().nullable(),
  addOns: z.array(addOn),
})

export type Plan = z.infer<typeof plan>

export const planList = z.array(plan)

const mb = 1_000_000
const gb = 1_000_000_000
const dataFormats = ['PDF', 'CSV', 'XML', 'JSON']

/** The plans of section 9, cheapest first. The one place in which a price stands. */
export const planCatalogue: readonly Plan[] = [
  {
    _id: 'basic',
    name: 'Basic',
    price: 0,
    features: ['1 clinic', '2 doctors per clinic', '350 patients per clinic', 'PDF only', '20MB per file'],
    clinics: 1,
    doctorsPerClinic: 2,
    patientsPerClinic: 350,
    formats: ['PDF'],
    maxFileSize: 20 * mb,
    addOns: [
      {
        _id: 'more-room',
        name: '+Doctors and +Patients',
        description: '+1 doctor and +100 patients per clinic',
        plan: 'Basic',
        price: 9.99,
        increments: { doctors: 1, patients: 100 },
      },
    ],
  },
  {
    _id: 'advanced',
    name: 'Advanced',
    price: 5,
    features: [
      '3 clinics',
      '15 doctors per clinic',
      '1000 patients per clinic',
      'PDF, CSV, XML, JSON',
      '1GB per file',
    ],
    clinics: 3,
    doctorsPerClinic: 15,
    patientsPerClinic: 1000,
    formats: dataFormats,
    maxFileSize: gb,
    addOns: [],
  },
  {
    _id: 'professional',
    name: 'Professional',
    price: 10,
    features: [
      '6 clinics',
      '35 doctors per clinic',
      '5000 patients per clinic',
      'PDF, CSV, XML, JSON, DICOM, HL7, FHIR',
      '10GB per file',
    ],
    clinics: 6,
    doctorsPerClinic: 35,
    patientsPerClinic: 5000,
    formats: [...dataFormats, 'DICOM', 'HL7', 'FHIR'],
    maxFileSize: 10 * gb,
    addOns: [
      {
        _id: 'reminder-service',
        name: 'Reminder Service',
        description: 'Patient appointment reminders',
        plan: 'Professional',
        price: 29.99,
        increments: null,
      },
    ],
  },
  {
    _id: 'enterprise',
    name: 'Enterprise',
    price: null,
    features: [
      'Unlimited clinics',
      'Unlimited doctors',
      'Unlimited patients',
      'All formats',
      'No file size limit',
    ],
    clinics: null,
    doctorsPerClinic: null,
    patientsPerClinic: null,
    formats: [],
    maxFileSize: null,
    addOns: [],
  },
]
