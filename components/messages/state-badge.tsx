import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { needsReply, patientNameOf, type Thread } from '@/lib/domain/thread'

/** Badge: whose turn it is, or closed. No badge if the reader has nothing to do. */
export function StateBadge({ thread }: { thread: Thread }) {
  const t = useTranslations('threads')
  if (needsReply(thread)) return <Badge variant="warning">{t('waiting')}</Badge>
  const isSent = thread.lastFromPatient && !patientNameOf(thread) && thread.state === 'open'
  if (isSent) return <Badge variant="secondary">{t('clinicsTurn')}</Badge>
  return thread.state === 'closed' && <Badge>{t('closed')}</Badge>
}
