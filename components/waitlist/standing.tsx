import { useTranslations } from 'next-intl'
import type { Wish } from '@/lib/domain/wish'

/** The place in line, and who stands before. */
export function Standing({ wish: { position, ahead } }: { wish: Wish }) {
  const t = useTranslations('waitlist')
  const before = [
    ...(ahead.longer > 0 ? [t('longer', { count: ahead.longer })] : []),
    ...(ahead.urgent > 0 ? [t('urgentAhead', { count: ahead.urgent })] : []),
  ]
  return (
    <p className="max-w-reading text-sm text-muted-foreground">
      {position === 1 ? t('first') : `${t('place', { position })} ${before.join(' ')}`}
    </p>
  )
}
