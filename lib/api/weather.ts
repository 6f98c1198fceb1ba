import 'server-only'
import { weatherCalls } from '#contract/calls/weather'
import type { ApiAuth } from '@/lib/api/client'
import { sendCall } from '@/lib/api/send-call'
import type { Weather } from '@/lib/domain/weather'

/** Milliseconds. The weather is an extra: a page never waits longer for it. */
const patienceMs = 1500

/** The weather at a clinic's place; null when it is unknown or not to be had in time. */
export async function getWeather(
  auth: ApiAuth,
  query: { city: string; countryCode: string },
): Promise<Weather | null> {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const wire = await sendCall({ ...auth, signal }, weatherCalls.get, { query })
    return {
      condition: wire.weather[0]?.id ?? 0,
      temperature: wire.main.temp,
      feelsLike: wire.main.feels_like,
      humidity: wire.main.humidity,
      wind: wire.wind.speed,
      pressure: wire.main.pressure,
      clouds: wire.clouds.all,
      sample: wire.sample,
    }
  } catch {
    return null
  }
}
