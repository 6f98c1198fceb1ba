import { z } from 'zod'

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
