import { useTranslations } from 'next-intl'
import { Screenshot } from '@/components/landing/screenshot'
import { cn } from '@/lib/utils'

/** With the screen that each of them looks at most; a doctor's is the picture above. */
const audiences = [
  { who: 'doctors', shot: 'history' },
  { who: 'patients', shot: 'booking' },
  { who: 'clinics', shot: 'today' },
] as const

/** The benefit for each group of users. */
export function Audiences() {
  const t = useTranslations('landing')
  return (
    <section aria-label={t('audiences')} className="drawn-later page-width grid gap-14 px-4 py-12 sm:px-6">
      {audiences.map(({ who, shot }, index) => (
        <div key={who} className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-2">
          <div className={cn('grid gap-2', index % 2 === 1 && 'lg:order-last')}>
            <h2 className="text-lg font-semibold">{t(`${who}Title`)}</h2>
            <p className="max-w-reading text-base text-muted-foreground">{t(`${who}Text`)}</p>
          </div>
          <figure className="grid gap-3">
            <Screenshot of={shot} alt={t(`${shot}Alt`)} />
            <figcaption className="text-sm text-muted-foreground">{t(`${shot}Caption`)}</figcaption>
          </figure>
        </div>
      ))}
    </section>
  )
}
