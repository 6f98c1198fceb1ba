import { useLocale, useTranslations } from 'next-intl'
import type { ImportKind } from '#contract/import-fields'
import type { ImportLikeness } from '#contract/imports'
import { formatPlainDay } from '@/lib/format/dates'

interface SamePersonProps {
  kind: ImportKind
  /** Name, birthdate and document as the file has them. */
  line: readonly string[]
  same: ImportLikeness
}

/** Somebody of a line beside whom the clinic has, for comparison. */
export function SamePerson({ kind, line, same }: SamePersonProps) {
  const t = useTranslations('imports')
  const locale = useLocale()
  const { name, surname, birthdate, dni } = same
  const known = [`${name} ${surname}`, ...(birthdate ? [formatPlainDay(birthdate, locale)] : []), dni ?? '']
  return (
    <dl className="grid max-w-reading gap-x-6 gap-y-2 pt-1 sm:grid-cols-2" translate="no">
      <Side title={t('inFile')} facts={line} />
      <Side title={t('yours', { kind })} facts={known} />
    </dl>
  )
}

function Side({ title, facts }: { title: string; facts: readonly string[] }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-sm text-muted-foreground">{title}</dt>
      {facts.filter(Boolean).map((each) => (
        <dd key={each} className="tabular-nums wrap-anywhere">
          {each}
        </dd>
      ))}
    </div>
  )
}
