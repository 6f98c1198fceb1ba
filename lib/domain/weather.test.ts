import { expect, it } from 'vitest'
import { weatherKind } from './weather'

it.each([
  [200, 'storm'],
  [232, 'storm'],
  [301, 'drizzle'],
  [500, 'rain'],
  [531, 'rain'],
  [600, 'snow'],
  [741, 'fog'],
  [800, 'clear'],
  [801, 'partlyCloudy'],
  [802, 'partlyCloudy'],
  [804, 'cloudy'],
  [951, 'cloudy'],
])('condition %i is %s', (condition, kind) => {
  expect(weatherKind(condition)).toBe(kind)
})
