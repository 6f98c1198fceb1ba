import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'

interface NothingChosenProps {
  isStaff: boolean
  /** How many need a reply; null where that is not known. */
  waiting: number | null
}

/** Keeps the place of a conversation on wide windows. None opens by itself: that would mark it as read. */
export function NothingChosen({ isStaff, waiting }: NothingChosenProps) {
  const t = useTranslations('threads')
  const hint = isStaff ? waiting !== null && t('waitingCount', { count: waiting }) : t('intro')
  return (
    <div className="flex flex-col items-center justify-center gap-1 rounded-lg border border-dashed border-border-strong px-6 text-center max-xl:hidden xl:min-h-[calc(100dvh-8rem)] print:hidden">
      <Icon name="messages" className="mb-2 size-6 [stroke-width:1.5] text-muted-foreground" />
      <p className="font-medium">{t('choose')}</p>
      {hint && <p className="max-w-reading text-sm text-muted-foreground">{hint}</p>}
    </div>
  )
}
