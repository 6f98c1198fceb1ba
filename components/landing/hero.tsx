import { useTranslations } from 'next-intl'
import { CalendarShot } from '@/components/landing/calendar-shot'
import { type Visitor, WayIn } from '@/components/landing/way-in'

/** The product in a sentence, the way in, and the screen that people will look at all day. */
export function Hero(visitor: Visitor) {
  const t = useTranslations('landing')
  return (
    <section className="page-width grid gap-10 px-4 pt-12 pb-6 sm:px-6 sm:pt-20">
      <div className="grid max-w-3xl gap-5">
        <h1 className="text-display font-semibold">{t('headline')}</h1>
        <p className="max-w-reading text-lg text-muted-foreground">{t('description')}</p>
        <WayIn {...visitor} />
      </div>
      <CalendarShot />
    </section>
  )
}
