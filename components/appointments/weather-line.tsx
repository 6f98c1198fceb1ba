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

/** The weather where the clinic is, in one line that unfolds; null when nobody knows it. */
export function WeatherLine({ weather, city }: { weather: Weather | null; city: string }) {
  const t = useTranslations('appointments')
  if (!weather) {
    return (
      <p className="flex items-center gap-2 px-4 py-3 text-sm text-muted-foreground sm:px-6">
        <Icon name="cloud-off" className="size-4 shrink-0" />
        <span>
          {t('weatherIn', { city })}: {t('weatherUnavailable')}
        </span>
      </p>
    )
  }
  return <KnownWeather weather={weather} city={city} />
}

function KnownWeather({ weather, city }: { weather: Weather; city: string }) {
  const t = useTranslations('appointments')
  const format = useFormatter()
  const locale = useLocale()
  const kind = weatherKind(weather.condition)
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 })
  const facts = [
    [t('feelsLike'), `${whole(weather.feelsLike)} °C`],
    [t('humidity'), formatPercent(Math.round(weather.humidity), locale)],
    [t('wind'), `${format.number(weather.wind, { maximumFractionDigits: 1 })} m/s`],
    [t('pressure'), `${whole(weather.pressure)} hPa`],
    [t('clouds'), formatPercent(Math.round(weather.clouds), locale)],
  ]
  return (
    <details className="p-4 text-sm sm:px-6">
      <summary className="fold-summary">
        <span className="flex min-w-0 grow items-center gap-3">
          <Icon name={icons[kind]} className="size-5 shrink-0 [stroke-width:1.5] text-primary" />
          <span className="flex grow flex-wrap items-center gap-x-3 gap-y-1">
            <span className="text-muted-foreground">{t('weatherIn', { city })}</span>
            <span className="font-medium tabular-nums">
              <span className="sr-only">{t('temperature')}: </span>
              {whole(weather.temperature)} °C
            </span>
            <span className="text-muted-foreground">{t(`weatherKinds.${kind}`)}</span>
            {weather.sample && <span className="text-xs text-muted-foreground">{t('weatherSample')}</span>}
          </span>
        </span>
      </summary>
      <dl className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-t py-1.5">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
