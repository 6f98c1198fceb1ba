import { useTranslations } from 'next-intl'
import { Time } from '@/components/shared/text/as-is'
import { needsReply, type Thread } from '@/lib/domain/thread'
import { formatWait } from '@/lib/format/dates'

/** The patient's waiting time for a reply; nothing if no reply is needed. */
export function WaitingTime({ thread, now }: { thread: Thread; now: Date }) {
  const t = useTranslations('threads')
  const { waitingSince } = thread
  if (!waitingSince || !needsReply(thread)) return null
  return (
    <Time dateTime={waitingSince} className="text-xs font-medium text-warning-strong tabular-nums">
      {t('waits', { time: formatWait(waitingSince, now) })}
    </Time>
  )
}
