import {
  Cloud,
  CloudDrizzle,
  CloudFog,
  CloudLightning,
  CloudOff,
  CloudRain,
  CloudSnow,
  CloudSun,
  type LucideIcon,
  Sun,
} from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Card, CardAction, CardHeader, CardTitle } from '@/components/ui/card'
import { type Weather, type WeatherKind, weatherKind } from '@/lib/domain/weather'

const icons: Record<WeatherKind, LucideIcon> = {
  storm: CloudLightning,
  drizzle: CloudDrizzle,
  rain: CloudRain,
  snow: CloudSnow,
  fog: CloudFog,
  clear: Sun,
  partlyCloudy: CloudSun,
  cloudy: Cloud,
}

/** The weather where the clinic is; null when nobody knows it. */
export function WeatherCard({ weather, city }: { weather: Weather | null; city: string }) {
  const t = useTranslations('appointments')
  return (
    <Card className="print:hidden">
      <CardHeader>
        <CardTitle>{t('weatherIn', { city })}</CardTitle>
        {weather?.sample && (
          <CardAction>
            <Badge variant="outline">{t('weatherSample')}</Badge>
          </CardAction>
        )}
      </CardHeader>
      {weather ? (
        <WeatherNow weather={weather} />
      ) : (
        <p className="flex items-center gap-2 text-muted-foreground">
          <CloudOff aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.5} />
          {t('weatherUnavailable')}
        </p>
      )}
    </Card>
  )
}

function WeatherNow({ weather }: { weather: Weather }) {
  const t = useTranslations('appointments')
  const format = useFormatter()
  const kind = weatherKind(weather.condition)
  const Icon = icons[kind]
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 })
  const facts = [
    [t('feelsLike'), `${whole(weather.feelsLike)} °C`],
    [t('humidity'), `${whole(weather.humidity)} %`],
    [t('wind'), `${format.number(weather.wind, { maximumFractionDigits: 1 })} m/s`],
    [t('pressure'), `${whole(weather.pressure)} hPa`],
    [t('clouds'), `${whole(weather.clouds)} %`],
  ]
  return (
    <>
      <div className="flex items-center gap-4">
        <Icon aria-hidden="true" className="size-10 shrink-0 text-primary" strokeWidth={1.5} />
        <p className="grid">
          <span className="text-xl font-semibold tabular-nums">
            <span className="sr-only">{t('temperature')}: </span>
            {whole(weather.temperature)} °C
          </span>
          <span className="text-sm text-muted-foreground">{t(`weatherKinds.${kind}`)}</span>
        </p>
      </div>
      <dl className="grid text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-t py-1.5 last:pb-0">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
