import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { type Weather, type WeatherKind, weatherKind } from '@/lib/domain/weather'
import { formatPercent } from '@/lib/format/numbers'

const icons: Record<WeatherKind, IconName> = {
  storm: 'cloud-lightning',
  drizzle: 'cloud-drizzle',
  rain: 'cloud-rain',
  snow: 'cloud-snow',
  fog: 'cloud-fog',
  clear: 'sun',
  partlyCloudy: 'cloud-sun',
  cloudy: 'cloud',
}

interface WeatherProps {
  weather: Weather | null
  city: string
}

const whole = { maximumFractionDigits: 0 }

/** The weather where the clinic is, in a few words, or that nobody knows it. */
export function WeatherWords({ weather, city }: WeatherProps) {
  const t = useTranslations('appointments')
  const format = useFormatter()
  if (!weather)
    return (
      <span>
        {t('weatherIn', { city })}: {t('weatherUnavailable')}
      </span>
    )
  return (
    <>
      <span>{t('weatherIn', { city })}</span>
      <span className="font-medium text-foreground tabular-nums">
        <span className="sr-only">{t('temperature')}: </span>
        {format.number(weather.temperature, whole)} °C
      </span>
      <span>{t(`weatherKinds.${weatherKind(weather.condition)}`)}</span>
      {weather.sample && <span className="text-xs">{t('weatherSample')}</span>}
    </>
  )
}

/** All that is known of it. */
export function WeatherFacts({ weather }: { weather: Weather }) {
  const t = useTranslations('appointments')
  const format = useFormatter()
  const locale = useLocale()
  const facts = [
    [t('feelsLike'), `${format.number(weather.feelsLike, whole)} °C`],
    [t('humidity'), formatPercent(Math.round(weather.humidity), locale)],
    [t('wind'), `${format.number(weather.wind, { maximumFractionDigits: 1 })} m/s`],
    [t('pressure'), `${format.number(weather.pressure, whole)} hPa`],
    [t('clouds'), formatPercent(Math.round(weather.clouds), locale)],
  ]
  return (
    <dl className="mt-2 grid gap-x-6 text-sm sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4 border-t py-1.5">
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The weather in one line that unfolds. */
export function WeatherLine({ weather, city }: WeatherProps) {
  if (!weather) {
    return (
      <p className="flex items-center gap-2 px-4 py-3 text-sm text-muted-foreground sm:px-6">
        <Icon name="cloud-off" className="size-4 shrink-0" />
        <WeatherWords weather={null} city={city} />
      </p>
    )
  }
  return (
    <details className="p-4 text-sm sm:px-6">
      <summary className="fold-summary">
        <span className="flex min-w-0 grow items-center gap-3">
          <Icon
            name={icons[weatherKind(weather.condition)]}
            className="size-5 shrink-0 [stroke-width:1.5] text-primary"
          />
          <span className="flex grow flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground">
            <WeatherWords weather={weather} city={city} />
          </span>
        </span>
      </summary>
      <WeatherFacts weather={weather} />
    </details>
  )
}
