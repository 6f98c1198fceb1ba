import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { shownFileName } from '#contract/file-names'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import type { ListedImport } from '@/lib/domain/import-file'
import { formatDateTime } from '@/lib/format/dates'
import { routes } from '@/lib/routes'

/** The files that the clinic has sent before, each with the way back to it. */
export function EarlierFiles({ files, timeZone }: { files: readonly ListedImport[]; timeZone: string }) {
  const t = useTranslations('imports')
  const locale = useLocale()
  if (files.length === 0) return null
  return (
    <section className="card gap-3">
      <h2 className="text-base font-semibold">{t('before')}</h2>
      <ul className="divide-y">
        {files.map(({ id, kind, fileName, state, createdAt }) => (
          <li key={id} className="grid gap-0.5 py-2.5">
            <Link
              translate="no"
              prefetch={false}
              href={routes.importFile(id)}
              className="text-target justify-self-start text-primary-strong underline-offset-4 wrap-anywhere hover:underline"
            >
              {shownFileName(fileName)}
            </Link>
            <span className="text-sm text-muted-foreground tabular-nums">
              {t(`kinds.${kind}`)} ·{' '}
              <KeptWords>
                {t(state === 'done' ? 'doneAt' : 'checkedAt', {
                  time: keptWord(formatDateTime(createdAt, timeZone, locale)),
                })}
              </KeptWords>
            </span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted-foreground">{t('forgotten')}</p>
    </section>
  )
}
