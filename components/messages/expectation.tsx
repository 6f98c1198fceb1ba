import { useTranslations } from 'next-intl'
import { useNow } from '@/lib/browser/use-now'
import { isOpenAt } from '@/lib/domain/clinic-hours'
import type { ThreadDetail } from '@/lib/domain/thread'

type Said = Pick<ThreadDetail, 'answerHours' | 'openingHours' | 'timeZone' | 'clinicName'>

/** When an answer can be expected, and always where to turn when there is no time to wait for one. */
export function Expectation({ thread, now }: { thread: Said; now: string }) {
  const t = useTranslations('threads')
  const { answerHours, openingHours, timeZone, clinicName } = thread
  const isOpen = isOpenAt(openingHours, timeZone, useNow(now))
  return (
    <p className="text-sm text-muted-foreground">
      {isOpen === false && `${t('closedNow', { clinic: clinicName })} `}
      {t('answersWithin', { count: answerHours })}{' '}
      <strong className="text-foreground">{t('emergency')}</strong>
    </p>
  )
}
