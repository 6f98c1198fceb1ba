import { z } from 'zod'
import { cleanText } from './clean-text.ts'
import './common.ts'

/** The autonomous communities and cities of Spain by the letters of ISO 3166-2, as they call themselves. */
export const regionNames = {
  AN: 'Andalucía',
  AR: 'Aragón',
  AS: 'Asturias',
  CB: 'Cantabria',
  CE: 'Ceuta',
  CL: 'Castilla y León',
  CM: 'Castilla-La Mancha',
  CN: 'Canarias',
  CT: 'Catalunya',
  EX: 'Extremadura',
  GA: 'Galicia',
  IB: 'Illes Balears',
  MC: 'Región de Murcia',
  MD: 'Comunidad de Madrid',
  ML: 'Melilla',
  NC: 'Navarra',
  PV: 'Euskadi',
  RI: 'La Rioja',
  VC: 'Comunitat Valenciana',
} as const

export type Region = keyof typeof regionNames

export const regions = Object.keys(regionNames) as [Region, ...Region[]]

/** Whose public holidays a clinic is told of; the country's alone when it is null. */
export const region = z.enum(regions).nullable()

/** Islands that have public holidays of their own, by region, as they call themselves. */
export const islandNames = {
  CN: {
    EH: 'El Hierro',
    FV: 'Fuerteventura',
    GC: 'Gran Canaria',
    GO: 'La Gomera',
    LP: 'La Palma',
    LZ: 'Lanzarote y La Graciosa',
    TF: 'Tenerife',
  },
  IB: { EI: 'Eivissa', FO: 'Formentera', MA: 'Mallorca', ME: 'Menorca' },
} as const

export type Island = {
  [R in keyof typeof islandNames]: keyof (typeof islandNames)[R]
}[keyof typeof islandNames]

const islands = Object.values(islandNames).flatMap((each) => Object.keys(each)) as [Island, ...Island[]]

export const island = z.enum(islands).nullable()

/** The islands of a region by code and name; none for one of the mainland. */
export function islandsOf(of: Region | '' | null | undefined): (readonly [Island, string])[] {
  const found = of === 'CN' || of === 'IB' ? islandNames[of] : {}
  return Object.entries(found) as [Island, string][]
}

/** A day that the town sets: the same of every year, `MM-dd`. */
export interface LocalHoliday {
  day: string
  name: string
}

const dayAndMonth = /^(?<day>\d{1,2})\s*[/.]\s*(?<month>\d{1,2})$|^(?<storedMonth>\d{2})-(?<storedDay>\d{2})$/

/** `15/5` as `05-15`, and that as itself: forms and the API read one after the other. Null for a day of no year. */
function dayOfYear(text: string): string | null {
  const { storedDay = '', storedMonth = '', ...typed } = dayAndMonth.exec(text.trim())?.groups ?? {}
  const { day = storedDay, month = storedMonth } = typed
  const pad = (part: string) => part.padStart(2, '0')
  const found = new Date(`2028-${pad(month)}-${pad(day)}T00:00:00Z`)
  const isDay = !Number.isNaN(found.getTime()) && found.getUTCDate() === Number(day)
  return isDay ? `${pad(month)}-${pad(day)}` : null
}

/** `05-15` as it is typed. */
export function typedDayOfYear(day: string): string {
  return day.split('-').toReversed().map(Number).join('/')
}

const mostLocal = 4

/** Rows as typed: day and month, then a name; those without a day are left out. */
export const localHolidays = z
  .array(
    z.object({
      day: z
        .string()
        .max(10)
        .refine((text) => text.trim() === '' || dayOfYear(text) !== null, 'Write the day as 15/5'),
      name: z.string().overwrite(cleanText).max(60, 'Must be at most 60 characters long'),
    }),
  )
  .max(mostLocal)
  .transform((rows) =>
    rows.flatMap(({ day, name }): LocalHoliday[] => {
      const found = dayOfYear(day)
      return found ? [{ day: found, name }] : []
    }),
  )
