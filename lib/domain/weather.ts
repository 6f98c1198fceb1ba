/** The weather at a place. °C, per cent, m/s, hPa. */
export interface Weather {
  /** The provider's condition id. */
  condition: number
  temperature: number
  feelsLike: number
  humidity: number
  wind: number
  pressure: number
  clouds: number
  /** Made up for the demo. */
  sample: boolean
}

const kinds = [
  { from: 200, to: 299, kind: 'storm' },
  { from: 300, to: 399, kind: 'drizzle' },
  { from: 500, to: 599, kind: 'rain' },
  { from: 600, to: 699, kind: 'snow' },
  { from: 700, to: 799, kind: 'fog' },
  { from: 800, to: 800, kind: 'clear' },
  { from: 801, to: 802, kind: 'partlyCloudy' },
  { from: 803, to: 804, kind: 'cloudy' },
] as const

export type WeatherKind = (typeof kinds)[number]['kind']

/** The kind of weather by ranges of the condition id; an unknown id counts as cloudy. */
export function weatherKind(condition: number): WeatherKind {
  return kinds.find(({ from, to }) => condition >= from && condition <= to)?.kind ?? 'cloudy'
}
