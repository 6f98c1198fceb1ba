import { useTranslations } from 'next-intl'
import { openUntil } from '@/lib/domain/clinic-hours'
import type { PublicClinic } from '@/lib/domain/structured-clinic'

interface OpenNowProps {
  clinic: Pick<PublicClinic, 'openingHours' | 'timeZone'>
  now: Date
}

/** Says whether the clinic is open at this moment and until when, where it says when it is. */
export function OpenNow({ clinic: { openingHours, timeZone }, now }: OpenNowProps) {
  const t = useTranslations('clinicPage')
  const until = openUntil(openingHours, timeZone, now)
  if (until === null) return null
  return (
    <p className={until ? 'text-sm text-success-strong' : 'text-sm text-muted-foreground'}>
      {until === true ? t('openNow') : until ? t('openUntil', { time: until }) : t('closedNow')}
    </p>
  )
}
