import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { choicesOf, type ImportVerdict } from '#contract/import-fields'
import type { ImportLine } from '#contract/imports'
import { CursorPages } from '@/components/shared/page/cursor-pages'
import { Badge, type BadgeVariant } from '@/components/ui/badge'
import { type ImportFile, toldBy } from '@/lib/domain/import-file'
import { routes } from '@/lib/routes'
import { ChoiceSelect } from './choice-select'

const looks: Record<ImportVerdict, BadgeVariant> = {
  ...{ new: 'success', known: 'info', similar: 'warning', here: 'secondary', error: 'destructive' },
}

interface ImportLinesProps {
  file: ImportFile
  verdict: ImportVerdict | null
  after: number
}

/** A page of lines, each with what it tells and what is to be said of it. */
export function ImportLines({ file, verdict, after }: ImportLinesProps) {
  const t = useTranslations('imports')
  const { id, lines, next, state, counts } = file
  const isOpen = state === 'checked'
  const count = verdict ? counts[verdict] : Object.values(counts).reduce((sum, each) => sum + each, 0)
  const here = `${routes.importFile(id)}${verdict ? `&show=${verdict}` : ''}`
  const doubles = verdict === 'known' || verdict === 'similar' ? verdict : null
  if (lines.length === 0) return <p className="text-muted-foreground">{t('noLines')}</p>
  return (
    <>
      {verdict && <p className="max-w-reading text-muted-foreground">{t(`verdictTexts.${verdict}`)}</p>}
      {isOpen && doubles && (
        <ChoiceSelect id={id} verdict={doubles} choices={choicesOf[doubles] ?? []} label={t('choiceOfAll')} />
      )}
      <ul className="divide-y rounded-lg border bg-card">
        {lines.map((line) => (
          <Line key={line.line} file={file} line={line} isOpen={isOpen} />
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

function Line({ file, line, isOpen }: { file: ImportFile; line: ImportLine; isOpen: boolean }) {
  const t = useTranslations('imports')
  const { verdict, choice, faults, patientId } = line
  const choices = verdict === 'known' || verdict === 'similar' ? choicesOf[verdict] : null
  const [name = '', surname = '', ...facts] = [
    'name',
    'surname',
    'secondSurname',
    'birthdate',
    'dni',
    'email',
  ].map((field) => toldBy(line.values, file.columns).find((each) => each.field === field)?.value ?? '')
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 grow basis-60 gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-muted-foreground tabular-nums">
            {t('line')} {line.line}
          </span>
          <span className="font-medium wrap-anywhere">
            {[name, surname, facts[0]].filter(Boolean).join(' ')}
          </span>
          <Badge variant={looks[verdict]}>{t(`verdicts.${verdict}`, { count: 1 })}</Badge>
        </span>
        <span className="text-muted-foreground wrap-anywhere">
          {facts.slice(1).filter(Boolean).join(' · ')}
        </span>
        {faults.map(({ field, reason }) => (
          <span key={field} className="text-destructive-strong">
            {t('fault', { field: t(`fields.${field}`), reason: t(`reasons.${reason}`) })}
          </span>
        ))}
        {patientId && (
          <Link
            prefetch={false}
            href={routes.history(patientId)}
            className="inline-flex min-h-6 items-center justify-self-start text-primary-strong underline-offset-4 hover:underline"
          >
            {t('openPatient')}
          </Link>
        )}
      </div>
      {isOpen && choices && (verdict === 'known' || verdict === 'similar') && (
        <ChoiceSelect
          key={choice}
          id={file.id}
          verdict={verdict}
          choices={choices}
          line={line.line}
          chosen={choice}
          label={t('choice', { line: line.line })}
        />
      )}
    </li>
  )
}
