import { weather, weatherQuery } from '../weather.ts'
import { calls } from './call.ts'

export const weatherCalls = calls('weather', {
  get: { method: 'GET', path: '/weather', action: 'weather.read', query: weatherQuery, answer: weather },
})
