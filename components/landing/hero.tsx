import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { preload } from 'react-dom'
import { Screenshot } from '@/components/landing/screenshot'
import { shots } from '@/components/landing/shots'
import { type Visitor, WayIn } from '@/components/landing/way-in'
import { routes } from '@/lib/routes'

const widths = [
  { of: 'week', media: '(width >= 40rem)', shown: 'max-sm:hidden' },
  { of: 'day', media: '(width < 40rem)', shown: 'sm:hidden' },
] as const

/** The week of a doctor in the demo clinic, on phones the day. Only the picture of the theme and width is loaded. */
function CalendarShot() {
  const t = useTranslations('landing')
  const locale = useLocale()
  for (const { of, media } of widths) {
    for (const theme of ['light', 'dark'] as const) {
      const wanted = `(prefers-color-scheme: ${theme}) and ${media}`
      preload(shots[of][locale][theme].src, { as: 'image', media: wanted, fetchPriority: 'high' })
    }
  }
  return widths.map(({ of, shown }) => (
    <div key={of} className={shown}>
      <Screenshot of={of} alt={t('shotAlt')} />
    </div>
  ))
}

/** The product in a sentence, the way in, and the screen that people will look at all day. */
export function Hero(visitor: Visitor) {
  const t = useTranslations('landing')
  return (
    <section className="page-width grid gap-8 px-4 pt-12 pb-6 sm:px-6">
      <div className="grid gap-4">
        <h1 className="text-display font-semibold">{t('headline')}</h1>
        <p className="max-w-reading text-lg text-muted-foreground max-sm:text-base">{t('description')}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <WayIn {...visitor} />
          {!visitor.signedIn && (
            <Link
              prefetch={false}
              href={routes.login}
              className="inline-flex min-h-9 items-center underline pointer-coarse:min-h-11"
            >
              {t('patientWayIn')}
            </Link>
          )}
        </div>
      </div>
      <CalendarShot />
    </section>
  )
}
