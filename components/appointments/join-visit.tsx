import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import type { Appointment } from '@/lib/domain/appointment'

/** The way into the room of a visit by video, which opens ten minutes before. */
export function JoinVisit({ visit: { joinUrl } }: { visit: Pick<Appointment, 'joinUrl'> }) {
  const t = useTranslations('visitActions')
  if (!joinUrl) return <p className="border-t pt-6 text-sm text-muted-foreground">{t('joinLater')}</p>
  return (
    <div className="border-t pt-6 print:hidden">
      <a href={joinUrl} target="_blank" rel="noreferrer" className={buttonVariants()}>
        {t('join')}
      </a>
    </div>
  )
}
