import { useLocale, useTranslations } from 'next-intl'
import { dayAt } from '#contract/zone'
import { Time } from '@/components/shared/text/as-is'
import { dayAfterOpen } from '@/lib/domain/clinic-hours'
import { needsReply, patientNameOf, sinceOf, type Thread } from '@/lib/domain/thread'
import { formatPlainDay, formatWait } from '@/lib/format/dates'
import { cn } from '@/lib/utils'

const hourMs = 3_600_000

interface StateTextProps {
  thread: Thread
  now: Date
  /** Beside other work, where there is room for the time alone. */
  brief?: boolean
}

/**
 * How long the patient waits for a reply, in amber from half a day on and in red from a whole one; by when the patient
 * is answered; or closed.
 */
export function StateText({ thread, now, brief = false }: StateTextProps) {
  const t = useTranslations('threads')
  const locale = useLocale()
  const { state, lastFromPatient, lastAt, timeZone, openingHours, answerHours } = thread
  if (needsReply(thread)) {
    const since = sinceOf(thread)
    const time = formatWait(since, now)
    const hours = (now.getTime() - Date.parse(since)) / hourMs
    const late = hours >= 24 ? 'text-destructive-strong' : 'text-warning-strong'
    return (
      <span
        className={cn(
          'shrink-0 text-xs whitespace-nowrap tabular-nums',
          hours >= 12 ? `font-medium ${late}` : 'text-muted-foreground',
        )}
      >
        <Time dateTime={since}>
          {brief ? (
            <>
              <span className="sr-only">{t('waits', { time })}</span>
              <span aria-hidden="true">{time}</span>
            </>
          ) : (
            t('waits', { time })
          )}
        </Time>
      </span>
    )
  }
  const isSent = lastFromPatient && !patientNameOf(thread) && state === 'open'
  const day =
    isSent &&
    openingHours &&
    answerHours &&
    dayAfterOpen(openingHours, timeZone, new Date(lastAt), answerHours)
  const said =
    day && day >= dayAt(now.getTime(), timeZone)
      ? t('answerByDay', { day: formatPlainDay(day, locale, 'short') })
      : isSent
        ? t('clinicsTurn')
        : state === 'closed' && t(patientNameOf(thread) ? 'done' : 'closed')
  return said && <span className="text-xs text-muted-foreground">{said}</span>
}
