import { useLocale, useTranslations } from 'next-intl'
import type { Certificate } from '#contract/erasures'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { buttonVariants } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { formatBytes } from '@/lib/format/clinical'
import { formatDateTime, formatPlainDay } from '@/lib/format/dates'

/** Certificates of erasures, the newest first, each to be read, printed and downloaded. */
export function Certificates({ certificates }: { certificates: readonly Certificate[] }) {
  const t = useTranslations('leaving')
  return (
    <Card>
      <CardTitle>{t('certificates')}</CardTitle>
      <div className="divide-y">
        {certificates.map((each, index) => (
          <details key={each.number} open={index === 0} className="py-3 print:break-inside-avoid">
            <summary className="fold-summary font-medium wrap-anywhere">
              {t('certificate', { number: each.number })}
            </summary>
            <Certified certificate={each} />
          </details>
        ))}
      </div>
    </Card>
  )
}

function Certified({ certificate }: { certificate: Certificate }) {
  const t = useTranslations('leaving')
  const locale = useLocale()
  const { number, at, clinics, lockedUntil, tables, files, mails, logRows, remains } = certificate
  const day = (each: string) => keptWord(formatPlainDay(each, locale))
  const json = `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(certificate, null, 2))}`
  const rowsOf = (fate: 'gone' | 'locked') => tables.filter((each) => each.fate === fate)
  const fates = (['locked', 'gone'] as const).filter((fate) => rowsOf(fate).length > 0)
  return (
    <div className="grid max-w-reading gap-3 pt-3 text-sm">
      <p>
        <KeptWords>{t('doneAt', { time: keptWord(formatDateTime(at, 'Europe/Madrid', locale)) })}</KeptWords>
      </p>
      <p>
        <KeptWords>{lockedUntil ? t('staysUntil', { day: day(lockedUntil) }) : t('nothingStays')}</KeptWords>
      </p>
      {clinics.length > 0 && (
        <ul className="list-disc ps-5">
          {clinics.map(({ name, years, discharge, until }) => (
            <li key={name}>
              <KeptWords>
                {t('clinicKeeps', {
                  name: keptWord(name),
                  years,
                  discharge: day(discharge),
                  until: day(until),
                })}
              </KeptWords>
            </li>
          ))}
        </ul>
      )}
      {fates.map((fate) => (
        <section key={fate} className="grid gap-1">
          <h3 className="font-medium">{t(fate)}</h3>
          <p className="text-muted-foreground">{t(`${fate}Why`)}</p>
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {rowsOf(fate).map(({ table, rows, keptAs }) => (
              <li key={table} className="flex flex-wrap justify-between gap-x-2 border-t py-1 tabular-nums">
                <span>
                  {table} <span className="text-muted-foreground">({t(`kept.${keptAs}`)})</span>
                </span>
                <span>{rows}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>{t(`files.${files.fate}`, { count: files.count, size: formatBytes(files.bytes, locale) })}</p>
      <p>{t('mails', { count: mails })}</p>
      <p>{t('logStays', { count: logRows })}</p>
      {remains.length > 0 && (
        <p>{t('remains', { places: remains.map(({ table, rows }) => `${table} (${rows})`).join(', ') })}</p>
      )}
      <a
        href={json}
        download={`certificate-${number}.json`}
        className={buttonVariants({ variant: 'secondary', className: 'justify-self-start print:hidden' })}
      >
        {t('download')}
      </a>
    </div>
  )
}
