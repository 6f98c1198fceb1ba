import { minuteMs } from '#contract/durations'
import { type Weather, weather } from '#contract/weather'
import type { Env } from '../env.ts'
import { systemClock } from './clock.ts'
import { withoutBrotli } from './without-brotli.ts'

export interface Place {
  city: string
  countryCode: string
}

export interface WeatherProvider {
  /** Null when nothing is known about the place, or not in time. */
  weatherAt(place: Place): Promise<Weather | null>
}

/** OpenWeatherMap when there is a key, made-up weather in the demo, else none. */
export function openWeather(env: Pick<Env, 'OPENWEATHER_API_KEY' | 'CLINIC_DEMO'>): WeatherProvider {
  if (env.OPENWEATHER_API_KEY) return openWeatherMap(env.OPENWEATHER_API_KEY)
  return env.CLINIC_DEMO ? sampleWeather : { weatherAt: async () => null }
}

const provided = weather.omit({ sample: true })
const timeoutMs = 5_000
const keptMs = 10 * minuteMs
const keptPlaces = 500

const defaultAddress = 'https://api.openweathermap.org/data/2.5/weather'

/** Answers are kept for ten minutes; parallel questions about one place are one question. */
export function openWeatherMap(key: string, address = defaultAddress, clock = systemClock): WeatherProvider {
  const kept = new Map<string, { until: number; answer: Promise<Weather | null> }>()
  return {
    weatherAt(place) {
      const name = `${place.city.toLowerCase()},${place.countryCode.toUpperCase()}`
      const known = kept.get(name)
      if (known && known.until > clock.now().getTime()) return known.answer
      if (kept.size >= keptPlaces) kept.delete(kept.keys().next().value ?? '')
      const answer = ask(key, address, place)
      kept.set(name, { until: clock.now().getTime() + keptMs, answer })
      // A missing answer is not kept: the next request may get one.
      answer.then((found) => found ?? kept.delete(name))
      return answer
    },
  }
}

async function ask(key: string, address: string, { city, countryCode }: Place): Promise<Weather | null> {
  const url = new URL(address)
  url.search = new URLSearchParams({ q: `${city},${countryCode}`, units: 'metric', appid: key }).toString()
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(url, { headers: withoutBrotli, signal, redirect: 'error' })
    if (!response.ok) return null
    return { ...provided.parse(await response.json()), sample: false }
  } catch {
    return null
  }
}

const skies = [
  { id: 800, description: 'clear sky', clouds: 0 },
  { id: 801, description: 'few clouds', clouds: 20 },
  { id: 803, description: 'broken clouds', clouds: 70 },
  { id: 500, description: 'light rain', clouds: 90 },
] as const

/** The same place always has the same made-up weather. */
export const sampleWeather: WeatherProvider = {
  async weatherAt({ city, countryCode }) {
    const seed = [...`${city.toLowerCase()},${countryCode}`].reduce((sum, letter) => {
      return (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
    }, 7)
    const sky = skies[seed % skies.length] ?? skies[0]
    const temp = 8 + (seed % 20)
    return {
      main: { temp, feels_like: temp - 1, humidity: 35 + (seed % 50), pressure: 1005 + (seed % 25) },
      weather: [{ id: sky.id, description: sky.description }],
      wind: { speed: 1 + (seed % 8) },
      clouds: { all: sky.clouds },
      sample: true,
    }
  },
}
