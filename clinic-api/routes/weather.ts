import { weatherCalls } from '#contract/calls/weather'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'

export function weatherRoutes(app: ApiServer, deps: Deps): void {
  serveCall(app, weatherCalls.get, {}, async ({ query }) => {
    const found = await deps.weather.weatherAt(query)
    if (!found) throw notFound('Weather data not available')
    return found
  })
}
