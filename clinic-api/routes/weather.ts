import { weather, weatherQuery } from '#contract/weather'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import type { ApiServer } from '../http/server.ts'

export function weatherRoutes(app: ApiServer, deps: Deps): void {
  app.get(
    '/weather',
    {
      config: { access: 'weather.read' },
      schema: { tags: ['weather'], querystring: weatherQuery, response: { 200: weather } },
    },
    async (request) => {
      const found = await deps.weather.weatherAt(request.query)
      if (!found) throw notFound('Weather data not available')
      return found
    },
  )
}
