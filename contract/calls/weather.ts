import { weather, weatherQuery } from '../weather.ts'
import { calls, GET } from './call.ts'

export const weatherCalls = calls('weather', {
  get: GET('/weather', 'weather.read', { query: weatherQuery, answer: weather }),
})
