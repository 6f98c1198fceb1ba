'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import type { z } from 'zod'
import { dayFields } from '#contract/import-fields'
import type { changeImportInput, ImportSource } from '#contract/imports'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { hasQuestions, type ImportFile } from '@/lib/domain/import-file'
import { useDayExample } from './use-day-example'
import { useReading } from './use-reading'

type How = z.input<typeof changeImportInput>

interface Answer {
  act: string
  /** Some texts of the file as this choice reads them. */
  examples: readonly string[]
  /** Null for what reads nothing in the file. */
  how: How | null
}

interface Asked {
  title: string
  text: string
  answers: readonly Answer[]
}

interface ReadingQuestionsProps {
  file: Pick<ImportFile, 'id' | 'headers'>
  source: ImportSource
}

/** Questions that only somebody who knows the file can answer. Until then the lines that depend on them wait. */
export function ReadingQuestions({ file: { id, headers }, source }: ReadingQuestionsProps) {
  const t = useTranslations('imports')
  const asked = useQuestions(headers, source)
  const { read, sentence, pending } = useReading(id)
  const [chosen, setChosen] = useState<Record<string, How>>({})
  const hows = asked.flatMap(({ title, answers }) => chosen[title] ?? onlyOf(answers) ?? [])
  if (!hasQuestions(source)) return null

  function submit(event: FormEvent) {
    event.preventDefault()
    const days = Object.assign({}, ...hows.map((how) => how.days))
    void read(Object.assign({}, ...hows, Object.keys(days).length > 0 && { days }))
  }

  return (
    <Card aria-busy={pending}>
      <form className="grid gap-5" onSubmit={submit}>
        <CardTitle>{t('questions.title')}</CardTitle>
        {asked.map((question) => (
          <Question
            key={question.title}
            {...question}
            chosen={chosen[question.title] ?? onlyOf(question.answers)}
            disabled={pending}
            onChoose={(how) => setChosen((all) => ({ ...all, [question.title]: how }))}
          />
        ))}
        <SentenceAlert of={sentence} />
        <Button type="submit" className="justify-self-start" disabled={pending || hows.length === 0}>
          {t('questions.apply')}
        </Button>
      </form>
    </Card>
  )
}

/** The one answer that is possible has only to be confirmed. */
function onlyOf(answers: readonly Answer[]): How | null {
  const [first, ...others] = answers.flatMap(({ how }) => how ?? [])
  return first && others.length === 0 ? first : null
}

/** The questions that a file leaves open. */
function useQuestions(headers: ImportFile['headers'], source: ImportSource): Asked[] {
  const t = useTranslations('imports')
  const dayExample = useDayExample()
  const { days, names, spoiled, doubtful, encodings, emails } = source
  const asked: (Asked | false)[] = [
    doubtful && {
      title: t('questions.encoding'),
      text: t('questions.encodingText'),
      answers: encodings.map(({ encoding, words }) => ({
        act: words.join(', '),
        examples: [t(`encodings.${encoding}`)],
        how: { encoding },
      })),
    },
    spoiled?.mend === null && {
      title: t('questions.spoiled', { count: spoiled.lines }),
      text: t('questions.spoiledText'),
      answers: [
        {
          act: t('questions.mend'),
          examples: spoiled.examples.map((each) => t('questions.mended', each)),
          how: { mend: true },
        },
        {
          act: t('questions.keep'),
          examples: spoiled.examples.map(({ text }) => text),
          how: { mend: false },
        },
      ],
    },
    ...dayFields.map((field) => {
      const column = days[field]
      if (column?.order !== null) return false
      const offered = new Set(column.options.map(({ order }) => order))
      // Whoever knows one of the two looks for the other as well.
      const missing = (['dmy', 'mdy'] as const).filter(
        (order) => !offered.has(order) && (offered.has('dmy') || offered.has('mdy')),
      )
      const texts = column.options[0]?.examples ?? []
      return {
        title: t('questions.days', { field: t(`fields.${field}`) }),
        text: t('questions.daysText'),
        answers: [
          ...column.options.map(({ order, examples }) => ({
            act: t(`questions.orders.${order}`),
            examples: examples.map(dayExample),
            how: { days: { [field]: order } },
          })),
          ...missing.map((order) => ({
            act: t(`questions.orders.${order}`),
            examples: texts.slice(0, 1).map(({ text }) => dayExample({ text, read: '' })),
            how: null,
          })),
        ],
      }
    }),
    names?.order === null && {
      title: t('questions.names'),
      text: t('questions.namesText'),
      answers: names.options.map(({ order, examples }) => ({
        act: t(`questions.nameOrders.${order}`),
        examples: examples.map((each) => t(each.read ? 'questions.nameRead' : 'questions.nameNotRead', each)),
        how: { names: order },
      })),
    },
    emails !== undefined && {
      title: t('questions.emails', {
        column: headers[emails.place] || t('unnamed', { number: emails.place + 1 }),
      }),
      text: t('questions.emailsText'),
      answers: [
        {
          act: t('questions.useEmails'),
          examples: emails.examples,
          how: { columns: { email: emails.place } },
        },
        { act: t('questions.leaveEmails'), examples: [], how: { leaveEmails: true } },
      ],
    },
  ]
  return asked.filter((each) => each !== false)
}

interface QuestionProps extends Asked {
  chosen: How | null
  disabled: boolean
  onChoose: (how: How) => void
}

function Question({ title, text, answers, chosen, disabled, onChoose }: QuestionProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium">{title}</legend>
      <p className="max-w-reading text-muted-foreground">{text}</p>
      <div className="grid gap-2 sm:grid-cols-2">
        {answers.map(({ act, examples, how }) => (
          <label
            key={act}
            className="flex min-h-11 items-start gap-3 rounded-md border px-3 py-2 has-checked:border-primary has-checked:bg-primary-soft has-enabled:cursor-pointer has-enabled:hover:border-border-strong"
          >
            <input
              type="radio"
              name={title}
              className="radio mt-1"
              checked={how !== null && JSON.stringify(how) === JSON.stringify(chosen)}
              disabled={disabled || how === null}
              onChange={() => how && onChoose(how)}
            />
            <span className="grid wrap-anywhere">
              {act}
              {examples.map((each) => (
                <span key={each} className="text-sm text-muted-foreground tabular-nums">
                  {each}
                </span>
              ))}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
