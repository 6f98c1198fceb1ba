import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import {
  type DoubleVerdict,
  type ImportKind,
  type ImportReason,
  type ImportVerdict,
  importShapes,
} from '#contract/import-fields'
import type { ImportLikeness, ImportLine } from '#contract/imports'
import { CursorPages } from '@/components/shared/page/cursor-pages'
import { Badge, type BadgeVariant } from '@/components/ui/badge'
import { comparedOf, factsOf, hasQuestions, type ImportFile, toldBy } from '@/lib/domain/import-file'
import { formatPlainDay } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { ChoiceSelect } from './choice-select'

const looks: Record<ImportVerdict, BadgeVariant> = {
  new: 'success',
  known: 'info',
  similar: 'warning',
  here: 'secondary',
  error: 'destructive',
}

const isDouble = (verdict: ImportVerdict): verdict is DoubleVerdict =>
  verdict === 'known' || verdict === 'similar'

/** Where what is the same can be looked at. */
const pageOf: Partial<Record<ImportKind, (id: string) => string>> = {
  patients: routes.history,
  doctors: routes.doctor,
  visits: routes.appointment,
}

/** Faults that the answer to a question takes away. */
const mendable: readonly ImportReason[] = ['date-order', 'spoiled', 'column']

interface ImportLinesProps {
  file: ImportFile
  verdict: ImportVerdict | null
  after: number
}

/** A page of lines, each with what it tells and what is to be said of it. */
export function ImportLines({ file, verdict, after }: ImportLinesProps) {
  const t = useTranslations('imports')
  const { id, kind, lines, next, state, counts } = file
  const isOpen = state === 'checked'
  const count = verdict ? counts[verdict] : Object.values(counts).reduce((sum, each) => sum + each, 0)
  const isMixed = verdict === null && Object.values(counts).filter(Boolean).length > 1
  const here = `${routes.importFile(id)}${verdict ? `&show=${verdict}` : ''}`
  if (lines.length === 0) return <p className="text-muted-foreground">{t('noLines')}</p>
  return (
    <>
      {verdict && (
        <p className="max-w-reading text-muted-foreground">{t(`verdictTexts.${verdict}`, { kind })}</p>
      )}
      {isOpen && verdict && isDouble(verdict) && (
        <ChoiceSelect file={file} verdict={verdict} label={t('choiceOfAll')} />
      )}
      <ul className="divide-y rounded-lg border bg-card">
        {lines.map((line) => (
          <Line key={line.line} file={file} line={line} isOpen={isOpen} isMixed={isMixed} />
        ))}
      </ul>
      <CursorPages
        label={t('lines')}
        summary={t('showing', { shown: lines.length, count })}
        previous={after > 0 ? here : null}
        next={next === null ? null : `${here}&after=${next}`}
      />
    </>
  )
}

interface LineProps {
  file: ImportFile
  line: ImportLine
  isOpen: boolean
  /** Lines of other verdicts stand beside it. */
  isMixed: boolean
}

function Line({ file, line, isOpen, isMixed }: LineProps) {
  const t = useTranslations('imports')
  const { kind, columns } = file
  const { verdict, choice, warnings = [], sameId, same, sameDni, madeId } = line
  const { title, facts } = importShapes[kind]
  const page = pageOf[kind]
  // Faults that an answer will mend are told by their question alone.
  const waits = isOpen && file.source && hasQuestions(file.source)
  const faults = waits ? line.faults.filter(({ reason }) => !mendable.includes(reason)) : line.faults
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 grow basis-60 gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-muted-foreground tabular-nums">
            {t('line')} {line.line}
          </span>
          <span className="font-medium wrap-anywhere">{toldBy(line.values, columns, title).join(' ')}</span>
          {isMixed && <Badge variant={looks[verdict]}>{t(`verdicts.${verdict}`, { kind, count: 1 })}</Badge>}
        </span>
        <span className="text-muted-foreground wrap-anywhere">
          {factsOf(line.values, columns, facts)
            .map(({ field, value }) => t('fact', { field: t(`fields.${field}`), value }))
            .join(' · ')}
        </span>
        {faults.map(({ field, reason }) => (
          <span key={`${field} ${reason}`} className="text-destructive-strong">
            {t('fault', { field: t(`fields.${field}`), reason: t(`reasons.${reason}`) })}
          </span>
        ))}
        {warnings.map(({ field, reason }) => (
          <span key={`${field} ${reason}`} className="text-warning-strong">
            {t('fault', { field: t(`fields.${field}`), reason: t(`warnings.${reason}`) })}
          </span>
        ))}
        {verdict === 'similar' && same && (
          <SamePerson kind={kind} line={comparedOf(line.values, columns, kind)} same={same} />
        )}
        {sameId && page && (
          <Link
            prefetch={false}
            href={page(sameId)}
            className="text-target justify-self-start text-primary-strong underline-offset-4 hover:underline"
          >
            {t('openSame', { kind })}
          </Link>
        )}
        {kind === 'patients' && sameId && madeId && (
          <Link
            prefetch={false}
            href={routes.mergePair(sameId, madeId)}
            className="text-target justify-self-start text-primary-strong underline-offset-4 hover:underline"
          >
            {t('samePerson')}
          </Link>
        )}
      </div>
      {isOpen && isDouble(verdict) && (
        <ChoiceSelect
          key={choice}
          file={file}
          verdict={verdict}
          line={line.line}
          chosen={choice}
          sameDni={sameDni ?? false}
          label={t('choice', { line: line.line })}
        />
      )}
    </li>
  )
}

interface SamePersonProps {
  kind: ImportKind
  /** Name, birthdate and document as the file has them. */
  line: readonly string[]
  same: ImportLikeness
}

/** Somebody of a line beside whom the clinic has, for comparison. */
function SamePerson({ kind, line, same }: SamePersonProps) {
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
