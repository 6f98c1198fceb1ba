import { z } from 'zod'
import './common.ts'
import { cleanText } from './clean-text.ts'

export const weatherQuery = z.object({
  city: z.string().overwrite(cleanText).min(1).max(120),
  countryCode: z.string().overwrite(cleanText).length(2).default('ES'),
})

/** Metric: °C, hPa, m/s, per cent. */
export const weather = z.object({
  main: z.object({
    temp: z.number(),
    feels_like: z.number(),
    humidity: z.number(),
    pressure: z.number(),
  }),
  weather: z.array(z.object({ id: z.number().int(), description: z.string() })).min(1),
  wind: z.object({ speed: z.number() }),
  clouds: z.object({ all: z.number() }),
  /** True for made-up demo data. */
  sample: z.boolean(),
})

export type Weather = z.infer<typeof weather>
