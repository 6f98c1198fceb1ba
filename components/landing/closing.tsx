import { useTranslations } from 'next-intl'
import { type Visitor, WayIn } from '@/components/landing/way-in'

/** The call at the end of the page. */
export function Closing(visitor: Visitor) {
  const t = useTranslations('landing')
  return (
    <section aria-labelledby="closing" className="page-width grid gap-5 px-4 py-16 sm:px-6">
      <div className="grid max-w-reading gap-2">
        <h2 id="closing" className="text-xl font-semibold">
          {t('closingTitle')}
        </h2>
        <p className="text-base text-muted-foreground">{t('closingText')}</p>
      </div>
      <WayIn {...visitor} />
    </section>
  )
}
