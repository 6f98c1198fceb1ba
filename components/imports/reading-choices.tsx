'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { type DayField, dayFields, dayOrders, importEncodings, nameOrders } from '#contract/import-fields'
import type { ImportSource } from '#contract/imports'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { Card } from '@/components/ui/card'
import { Label } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'
import type { ImportFile } from '@/lib/domain/import-file'
import { useDayExample } from './use-day-example'
import { useReading } from './use-reading'

interface ReadingChoicesProps {
  file: Pick<ImportFile, 'id' | 'encoding'>
  source: ImportSource
}

const shownCells = 4

/** How a file was read, each choice with what else it could be. */
export function ReadingChoices({ file: { id, encoding }, source }: ReadingChoicesProps) {
  const t = useTranslations('imports')
  const { read, sentence, pending } = useReading(id)
  const { sheets, sheet, firstLines, headerLine, encodings, days, names, spoiled } = source
  return (
    <Card>
      <details>
        <summary className="fold-summary font-semibold">{t('reading')}</summary>
        <p className="max-w-reading pt-3 text-muted-foreground">{t('readingText')}</p>
        <div className="grid gap-4 pt-3 sm:grid-cols-2" aria-busy={pending}>
          {sheets.length > 1 && (
            <Choice label={t('sheet')} chosen={sheet ?? ''} onChoose={(name) => read({ sheet: name })}>
              {sheets.map((name) => (
                <option key={name} translate="no" value={name}>
                  {name}
                </option>
              ))}
            </Choice>
          )}
          <Choice
            label={t('headerLine')}
            chosen={`${headerLine}`}
            onChoose={(line) => read({ headerLine: Number(line) })}
          >
            <option value="0">{t('noHeaderLine')}</option>
            {firstLines.map(({ line, values }) => (
              <option key={line} value={line}>
                {t('headerOption', { line, cells: cellsOf(values) })}
              </option>
            ))}
          </Choice>
          {encodings.length > 0 && (
            <Choice
              label={t('encoding')}
              chosen={encoding}
              onChoose={(value) => {
                const found = importEncodings.find((each) => each === value)
                if (found) read({ encoding: found })
              }}
            >
              {encodings.map(({ encoding: each, words }) => (
                <option key={each} value={each}>
                  {words.length > 0
                    ? t('encodingOption', { name: t(`encodings.${each}`), words: words.join(', ') })
                    : t(`encodings.${each}`)}
                </option>
              ))}
            </Choice>
          )}
          {dayFields.map((field) => (
            <DayChoice key={field} field={field} column={days[field]} read={read} />
          ))}
          {names && names.options.length > 0 && (
            <Choice
              label={t('namesIn')}
              chosen={names.order ?? ''}
              onChoose={(value) => {
                const found = nameOrders.find((each) => each === value)
                if (found) read({ names: found })
              }}
            >
              {names.order === null && <option value="">{t('choose')}</option>}
              {nameOrders.map((each) => (
                <option key={each} value={each}>
                  {t(`questions.nameOrders.${each}`)}
                </option>
              ))}
            </Choice>
          )}
          {spoiled && spoiled.mend !== null && (
            <Choice
              label={t('questions.spoiled', { count: spoiled.lines })}
              chosen={spoiled.mend ? 'mend' : 'keep'}
              onChoose={(value) => read({ mend: value === 'mend' })}
            >
              <option value="mend">{t('questions.mend')}</option>
              <option value="keep">{t('questions.keep')}</option>
            </Choice>
          )}
        </div>
        <SentenceAlert of={sentence} className="mt-4" />
      </details>
    </Card>
  )
}

interface DayChoiceProps {
  field: DayField
  column: ImportSource['days'][DayField]
  read: ReturnType<typeof useReading>['read']
}

function DayChoice({ field, column, read }: DayChoiceProps) {
  const t = useTranslations('imports')
  const dayExample = useDayExample()
  if (!column || column.order === null || column.options.length === 0) return null
  return (
    <Choice
      label={t('daysOf', { field: t(`fields.${field}`) })}
      chosen={column.order}
      onChoose={(value) => {
        const order = dayOrders.find((each) => each === value)
        if (order) read({ days: { [field]: order } })
      }}
    >
      {column.options.map(({ order, examples }) => {
        const [first] = examples
        const name = t(`questions.orders.${order}`)
        return (
          <option key={order} value={order}>
            {first
              ? t('columnNamed', {
                  name,
                  sample: dayExample(first),
                })
              : name}
          </option>
        )
      })}
    </Choice>
  )
}

interface ChoiceProps {
  label: string
  chosen: string
  onChoose: (value: string) => void
  children: ReactNode
}

function Choice({ label, chosen, onChoose, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <Label htmlFor={id} className="justify-self-start">
        {label}
      </Label>
      <NativeSelect id={id} value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </NativeSelect>
    </div>
  )
}

const cellsOf = (values: readonly string[]) =>
  values.filter(Boolean).slice(0, shownCells).join(' · ').slice(0, 60)
