import { useTranslations } from 'next-intl'
import { Time } from '@/components/shared/text/as-is'
import { needsReply, type Thread } from '@/lib/domain/thread'
import { formatWait } from '@/lib/format/dates'

/** How long the patient has waited for a reply; nothing of a conversation that needs none. */
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
