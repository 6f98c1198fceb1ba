import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { type ImportVerdict, importVerdicts } from '#contract/import-fields'
import { Alert } from '@/components/ui/alert'
import { buttonVariants } from '@/components/ui/button'
import { type ImportFile, missingFields } from '@/lib/domain/import-file'
import { callAddress } from '@/lib/endpoints/browser-call'
import { routes } from '@/lib/routes'
import { ColumnForm } from './column-form'
import { FhirLeftOutList } from './fhir-left-out'
import { ImportDone } from './import-done'
import { ImportLines } from './import-lines'
import { ImportRun } from './import-run'
import { ReadingChoices } from './reading-choices'
import { ReadingQuestions } from './reading-questions'

const separatorWords = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const

interface ImportDetailsProps {
  file: ImportFile
  /** The lines that are shown; null for the first verdict that has any. */
  verdict: ImportVerdict | null
  after: number
}

/** A file's columns, its lines by verdict, and the next or the finished step. */
export function ImportDetails({ file, verdict, after }: ImportDetailsProps) {
  const t = useTranslations('imports')
  const { id, kind, state, encoding, separator, counts, source, warned } = file
  const missing = missingFields(file)
  const isOpen = state === 'checked'
  const columns = <ColumnForm key={JSON.stringify(file.columns)} file={file} opened={missing.length > 0} />
  return (
    <>
      <p className="text-muted-foreground">
        {t(`kinds.${kind}`)}.{' '}
        {source?.fhir
          ? t('fhir.read')
          : source?.format === 'xlsx'
            ? t('readFromSheet', { sheet: source.sheet ?? '' })
            : t('readAs', {
                encoding: t(`encodings.${encoding}`),
                separator: t(`separators.${separatorWords[separator]}`),
              })}{' '}
        {source && source.headerLine !== 1 && (
          <>{source.headerLine > 0 ? t('headersFrom', { line: source.headerLine }) : t('noHeaders')} </>
        )}
        <Link
          prefetch={false}
          href={routes.imports}
          className="text-primary-strong underline underline-offset-4"
        >
          {t('back')}
        </Link>
      </p>
      {!isOpen && <ImportDone file={file} />}
      {source?.fhir && <FhirLeftOutList leftOut={source.fhir} />}
      {isOpen && source && <ReadingQuestions file={file} source={source} />}
      {isOpen && missing.length > 0 && (
        <Alert variant="warning">
          {t('missingColumns', { fields: missing.map((field) => t(`fields.${field}`)).join(', ') })}
        </Alert>
      )}
      {isOpen && !source?.fhir && missing.length > 0 && columns}
      <section aria-labelledby="lines" className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="lines" className="text-base font-semibold">
            {t('lines')}
          </h2>
          {counts.error > 0 && <ErrorsLink id={id} />}
        </div>
        {warned ? <p className="text-warning-strong">{t('warned', { count: warned })}</p> : null}
        <VerdictLinks file={file} verdict={verdict} />
        <ImportLines file={file} verdict={verdict} after={after} />
      </section>
      {isOpen && !source?.fhir && missing.length === 0 && columns}
      {isOpen && source && !source.fhir && <ReadingChoices file={file} source={source} />}
      {isOpen && <ImportRun file={file} />}
    </>
  )
}

function ErrorsLink({ id }: { id: string }) {
  const t = useTranslations('imports')
  return (
    <a
      href={callAddress('imports.errors', { params: { id }, query: { language: useLocale() } })}
      download
      className={buttonVariants({ variant: 'secondary' })}
    >
      {t('errorsFile')}
    </a>
  )
}

function VerdictLinks({ file, verdict }: Pick<ImportDetailsProps, 'file' | 'verdict'>) {
  const t = useTranslations('imports')
  return (
    <nav aria-label={t('verdict')}>
      <ul className="flex flex-wrap gap-2">
        {importVerdicts
          .filter((each) => file.counts[each] > 0)
          .map((each) => (
            <li key={each}>
              <Link
                prefetch={false}
                scroll={false}
                href={`${routes.importFile(file.id)}&show=${each}`}
                aria-current={each === verdict ? 'page' : undefined}
                className={buttonVariants({
                  variant: each === verdict ? 'primary' : 'secondary',
                  size: 'sm',
                })}
              >
                {t(`verdicts.${each}`, { kind: file.kind, count: file.counts[each] })}{' '}
                <span className="tabular-nums">{file.counts[each]}</span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
