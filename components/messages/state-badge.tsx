import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { needsReply, patientNameOf, type Thread } from '@/lib/domain/thread'

/** Tells whose turn it is, or that a conversation is closed; one that its reader may leave has no mark. */
export function StateBadge({ thread }: { thread: Thread }) {
  const t = useTranslations('threads')
  if (needsReply(thread)) return <Badge variant="warning">{t('waiting')}</Badge>
  const isSent = thread.lastFromPatient && !patientNameOf(thread) && thread.state === 'open'
  if (isSent) return <Badge variant="secondary">{t('clinicsTurn')}</Badge>
  return thread.state === 'closed' && <Badge>{t('closed')}</Badge>
}
