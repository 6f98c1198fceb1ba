import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { needsReply, type Thread } from '@/lib/domain/thread'

/** Tells that a conversation needs a reply or is closed; another one has no mark. */
export function StateBadge({ thread }: { thread: Thread }) {
  const t = useTranslations('threads')
  if (needsReply(thread)) return <Badge variant="warning">{t('waiting')}</Badge>
  return thread.state === 'closed' && <Badge>{t('closed')}</Badge>
}
