import { useLocale, useTranslations } from 'next-intl'
import { preload } from 'react-dom'
import { Screenshot } from '@/components/landing/screenshot'
import { shots } from '@/components/landing/shots'

const widths = [
  { of: 'week', media: '(width >= 40rem)', shown: 'max-sm:hidden' },
  { of: 'day', media: '(width < 40rem)', shown: 'sm:hidden' },
] as const

/** The week of a doctor in the demo clinic, on phones the day. Only the picture of the theme and width is loaded. */
export function CalendarShot() {
  const t = useTranslations('landing')
  const locale = useLocale()
  for (const { of, media } of widths) {
    for (const theme of ['light', 'dark'] as const) {
      const wanted = `(prefers-color-scheme: ${theme}) and ${media}`
      preload(shots[of][locale][theme].src, { as: 'image', media: wanted, fetchPriority: 'high' })
    }
  }
  return (
    <figure className="grid gap-3">
      {widths.map(({ of, shown }) => (
        <div key={of} className={shown}>
          <Screenshot of={of} alt={t('shotAlt')} />
        </div>
      ))}
      <figcaption className="text-sm text-muted-foreground">{t('weekCaption')}</figcaption>
    </figure>
  )
}
