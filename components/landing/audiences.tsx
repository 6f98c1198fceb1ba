import { useTranslations } from 'next-intl'

const audiences = ['patients', 'doctors', 'clinics'] as const

/** What changes for each of those who use it. */
export function Audiences() {
  const t = useTranslations('landing')
  return (
    <section aria-label={t('audiences')} className="page-width grid gap-8 px-4 py-12 sm:px-6 md:grid-cols-3">
      {audiences.map((who) => (
        <div key={who} className="border-t border-border-strong pt-4">
          <h2 className="text-lg font-semibold">{t(`${who}Title`)}</h2>
          <p className="mt-2 text-base text-muted-foreground">{t(`${who}Text`)}</p>
        </div>
      ))}
    </section>
  )
}
