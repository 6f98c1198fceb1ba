import { useTranslations } from 'next-intl'
import { Time } from '@/components/shared/text/as-is'
import { needsReply, patientNameOf, type Thread } from '@/lib/domain/thread'
import { formatWait } from '@/lib/format/dates'
import { cn } from '@/lib/utils'

const lateMs = 12 * 3_600_000

interface StateTextProps {
  thread: Thread
  now: Date
}

/** How long the patient waits for a reply, in amber from half a day on, whose turn it is, or closed. */
export function StateText({ thread, now }: StateTextProps) {
  const t = useTranslations('threads')
  const { state, waitingSince, lastFromPatient } = thread
  if (needsReply(thread)) {
    const isLate = waitingSince !== undefined && now.getTime() - Date.parse(waitingSince) >= lateMs
    return (
      <span
        className={cn(
          'text-xs tabular-nums',
          isLate ? 'font-medium text-warning-strong' : 'text-muted-foreground',
        )}
      >
        {waitingSince ? (
          <Time dateTime={waitingSince}>{t('waits', { time: formatWait(waitingSince, now) })}</Time>
        ) : (
          t('waiting')
        )}
      </span>
    )
  }
  const isSent = lastFromPatient && !patientNameOf(thread) && state === 'open'
  const said = isSent ? 'clinicsTurn' : state === 'closed' && 'closed'
  return said && <span className="text-xs text-muted-foreground">{t(said)}</span>
}
