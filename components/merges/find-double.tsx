import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { sentences } from '#contract/sentences'
import { LikelyDoubles } from '@/components/merges/likely-doubles'
import { useNamedDocument } from '@/components/people/use-document-text'
import { quietSubmit } from '@/components/shared/form/quiet-submit'
import { TypedSearch } from '@/components/shared/form/typed-search'
import { TypedSearchField } from '@/components/shared/form/typed-search-field'
import { LoadError } from '@/components/shared/state/load-error'
import { AsIs } from '@/components/shared/text/as-is'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { Button, buttonVariants } from '@/components/ui/button'
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { Label } from '@/components/ui/label'
import type { LikelyDoubles as Likely } from '@/lib/domain/merge'
import type { PatientRow } from '@/lib/domain/patient'
import { formatPlainDay } from '@/lib/format/dates'
import { routes } from '@/lib/routes'

type Known = Pick<PatientRow, 'id' | 'name' | 'surname' | 'birthdate' | 'dni'> &
  Partial<Pick<PatientRow, 'document'>>

interface FindDoubleProps {
  /** The record for which another one is looked for, and what is known of it; null while the first is. */
  keep: string | null
  patient: Known | null
  q: string
  /** Null before anybody is looked for. */
  found: readonly Known[] | null
  /** Pairs to begin with, before anybody is looked for. */
  likely?: Likely | 'failed' | null | undefined
}

/** Finds the records of the person by name, one after the other, with links to compare both. */
export function FindDouble({ keep, patient, q, found, likely }: FindDoubleProps) {
  const t = useTranslations('merges')
  const locale = useLocale()
  const namedDocument = useNamedDocument()
  const factsOf = ({ birthdate, document, dni }: Known) =>
    [formatPlainDay(birthdate, locale), document ? namedDocument(document) : dni].filter(Boolean).join(' · ')
  return (
    <>
      {likely === 'failed' ? (
        <LoadError message={sentences.failed} />
      ) : (
        likely && (
          <ClientMessages of={['merges', 'documents']}>
            <LikelyDoubles {...likely} />
          </ClientMessages>
        )
      )}
      <Card>
        {patient ? (
          <AsIs className="font-medium">{`${patient.name} ${patient.surname} · ${factsOf(patient)}`}</AsIs>
        ) : (
          <CardHeader>
            <CardTitle>{t('others')}</CardTitle>
            <CardDescription>{t('othersText')}</CardDescription>
          </CardHeader>
        )}
        <TypedSearch action={routes.mergePatients} className="grid gap-1.5">
          {keep && <input type="hidden" name="keep" value={keep} />}
          <Label htmlFor="find-double" className="justify-self-start">
            {t(keep ? 'searchGoes' : 'searchStays')}
          </Label>
          <div className="flex gap-2">
            <TypedSearchField
              id="find-double"
              defaultValue={q}
              placeholder={t('searchHint')}
              required
              className="grow"
            />
            <Button type="submit" variant="secondary" className={quietSubmit}>
              {t('search')}
            </Button>
          </div>
        </TypedSearch>
        {found?.length === 0 && <p className="text-muted-foreground">{t(keep ? 'nobodyElse' : 'nobody')}</p>}
        {found && found.length > 0 && (
          <ul className="divide-y">
            {found.map((each) => (
              <li key={each.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                <span className="min-w-0">
                  <AsIs className="block font-medium wrap-anywhere">{`${each.name} ${each.surname}`}</AsIs>
                  <AsIs className="block text-sm text-muted-foreground tabular-nums">{factsOf(each)}</AsIs>
                </span>
                <Link
                  prefetch={false}
                  href={keep ? routes.mergePair(keep, each.id) : routes.mergeOf(each.id)}
                  className={buttonVariants({ variant: 'secondary', className: 'max-sm:w-full' })}
                >
                  {t(keep ? 'compare' : 'pick')}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </>
  )
}
