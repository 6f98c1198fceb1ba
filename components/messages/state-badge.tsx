import { useTranslations } from 'next-intl'
import { Time } from '@/components/shared/text/as-is'
import { Badge } from '@/components/ui/badge'
import { needsReply, patientNameOf, type Thread } from '@/lib/domain/thread'
import { formatWait } from '@/lib/format/dates'

const dayMs = 24 * 3_600_000

interface StateBadgeProps {
  thread: Thread
  now: Date
  /** No heading above it says that a reply is needed. */
  isAlone?: boolean
}

/** Badge: how long the patient waits for a reply, in amber from a day on, whose turn it is, or closed. */
export function StateBadge({ thread, now, isAlone = false }: StateBadgeProps) {
  const t = useTranslations('threads')
  const { state, waitingSince, lastFromPatient } = thread
  if (needsReply(thread)) {
    const isLate = waitingSince !== undefined && now.getTime() - Date.parse(waitingSince) > dayMs
    return (
      <Badge variant={isLate ? 'warning' : 'secondary'} className="tabular-nums">
        {waitingSince ? (
          <Time dateTime={waitingSince}>
            {t(isAlone ? 'needsReplySince' : 'waits', { time: formatWait(waitingSince, now) })}
          </Time>
        ) : (
          t('waiting')
        )}
      </Badge>
    )
  }
  const isSent = lastFromPatient && !patientNameOf(thread) && state === 'open'
  if (isSent) return <Badge variant="secondary">{t('clinicsTurn')}</Badge>
  return state === 'closed' && <Badge>{t('closed')}</Badge>
}
