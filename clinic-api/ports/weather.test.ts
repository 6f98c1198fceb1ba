import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { weather } from '#contract/weather'
import { TestClock } from '../testing/test-clock.ts'
import { openWeather, openWeatherMap, sampleWeather } from './weather.ts'

const madrid = { city: 'Madrid', countryCode: 'ES' }
const answer = {
  main: { temp: 12.3, feels_like: 11, humidity: 60, pressure: 1016, temp_min: 10 },
  weather: [{ id: 500, main: 'Rain', description: 'light rain', icon: '10d' }],
  wind: { speed: 3.6, deg: 300 },
  clouds: { all: 75 },
  name: 'Madrid',
}

describe('OpenWeatherMap', () => {
  let respond: (response: ServerResponse) => void
  let asked: string[]
  let accepted: (string | undefined)[]
  let close: () => void
  let address: string

  beforeEach(async () => {
    asked = []
    accepted = []
    respond = (response) => response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
    const server = createServer((request, response) => {
      asked.push(request.url ?? '')
      accepted.push(request.headers['accept-encoding'])
      respond(response)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/data`
    close = () => {
      server.close()
      server.closeAllConnections()
    }
  })
  afterEach(() => close())

  it('asks in metric units and answers what the contract knows', async () => {
    const found = await openWeatherMap('the key', address).weatherAt({ city: 'A Coruña', countryCode: 'ES' })
    expect(weather.strict().parse(found)).toMatchObject({ main: { temp: 12.3 }, sample: false })
    const query = new URL(asked[0] ?? '', address).searchParams
    expect(Object.fromEntries(query)).toEqual({ q: 'A Coruña,ES', units: 'metric', appid: 'the key' })
    expect(accepted).toEqual(['gzip, deflate'])
  })

  it('asks once in ten minutes, also for many at a time', async () => {
    const clock = new TestClock('2026-11-16T07:00:00.000Z')
    const provider = openWeatherMap('key', address, clock)
    await Promise.all(Array.from({ length: 20 }, () => provider.weatherAt(madrid)))
    await provider.weatherAt({ city: 'MADRID', countryCode: 'es' })
    expect(asked).toHaveLength(1)
    clock.advance({ minutes: 10, seconds: 1 })
    await provider.weatherAt(madrid)
    expect(asked).toHaveLength(2)
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['an unknown city', (response) => response.writeHead(404).end('{"cod":"404"}')],
    ['a wrong key', (response) => response.writeHead(401).end('{"cod":401}')],
    ['a page', (response) => response.end('<html>')],
    ['something else', (response) => response.end('{"main":{}}')],
    ['a cut connection', (response) => response.destroy()],
    ['a redirect', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ])('knows nothing after %s, and asks again', async (_what, broken) => {
    const provider = openWeatherMap('key', address)
    const whole = respond
    respond = broken
    expect(await provider.weatherAt(madrid)).toBeNull()
    respond = whole
    expect(await provider.weatherAt(madrid)).not.toBeNull()
  })
})

describe('without a key', () => {
  it('makes weather up in the demo, marked and always the same for a place', async () => {
    const first = await openWeather({ CLINIC_DEMO: true, OPENWEATHER_API_KEY: undefined }).weatherAt(madrid)
    expect(weather.strict().parse(first).sample).toBe(true)
    expect(await sampleWeather.weatherAt(madrid)).toEqual(first)
  })

  it('knows nothing outside the demo', async () => {
    const provider = openWeather({ CLINIC_DEMO: false, OPENWEATHER_API_KEY: undefined })
    expect(await provider.weatherAt(madrid)).toBeNull()
  })
})
