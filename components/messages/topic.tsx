import { useTranslations } from 'next-intl'
import type { ThreadSubject } from '#contract/thread-choices'

/** Tag: what a conversation is about, as the team sees it in the list and above the messages. */
export function Topic({ subject }: { subject: ThreadSubject }) {
  const t = useTranslations('threads')
  return (
    <span className="shrink-0 rounded-sm bg-secondary px-1.5 text-xs text-secondary-foreground">
      {t(`subjects.${subject}`)}
    </span>
  )
}
