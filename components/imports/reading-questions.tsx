'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { dayFields } from '#contract/import-fields'
import type { ImportSource } from '#contract/imports'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { hasQuestions, type ImportFile } from '@/lib/domain/import-file'
import { useDayExample } from './use-day-example'
import { useReading } from './use-reading'

interface ReadingQuestionsProps {
  file: Pick<ImportFile, 'id' | 'headers'>
  source: ImportSource
}

/**
 * Questions that only somebody who knows the file can answer. Until then the lines that depend on them wait.
 */
export function ReadingQuestions({ file: { id, headers }, source }: ReadingQuestionsProps) {
  const t = useTranslations('imports')
  const dayExample = useDayExample()
  const { read, sentence, pending } = useReading(id)
  const { days, names, spoiled, doubtful, encodings, emails } = source
  if (!hasQuestions(source)) return null
  return (
    <Card className="grid gap-5" aria-busy={pending}>
      <CardTitle>{t('questions.title')}</CardTitle>
      {doubtful && (
        <Question title={t('questions.encoding')} text={t('questions.encodingText')}>
          {encodings.map(({ encoding, words }) => (
            <Answer
              key={encoding}
              act={words.join(', ')}
              examples={[t(`encodings.${encoding}`)]}
              disabled={pending}
              onChoose={() => read({ encoding })}
            />
          ))}
        </Question>
      )}
      {spoiled?.mend === null && (
        <Question title={t('questions.spoiled', { count: spoiled.lines })} text={t('questions.spoiledText')}>
          <Answer
            act={t('questions.mend')}
            examples={spoiled.examples.map((each) => t('questions.mended', each))}
            disabled={pending}
            onChoose={() => read({ mend: true })}
          />
          <Answer
            act={t('questions.keep')}
            examples={spoiled.examples.map(({ text }) => text)}
            disabled={pending}
            onChoose={() => read({ mend: false })}
          />
        </Question>
      )}
      {dayFields.map((field) => {
        const column = days[field]
        return column?.order === null ? (
          <Question
            key={field}
            title={t('questions.days', { field: t(`fields.${field}`) })}
            text={t('questions.daysText')}
          >
            {column.options.map(({ order, examples }) => (
              <Answer
                key={order}
                act={t(`questions.orders.${order}`)}
                examples={examples.map((each) => dayExample(each))}
                disabled={pending}
                onChoose={() => read({ days: { [field]: order } })}
              />
            ))}
          </Question>
        ) : null
      })}
      {names?.order === null && (
        <Question title={t('questions.names')} text={t('questions.namesText')}>
          {names.options.map(({ order, examples }) => (
            <Answer
              key={order}
              act={t(`questions.nameOrders.${order}`)}
              examples={examples.map((each) =>
                t(each.read ? 'questions.nameRead' : 'questions.nameNotRead', each),
              )}
              disabled={pending}
              onChoose={() => read({ names: order })}
            />
          ))}
        </Question>
      )}
      {emails && (
        <Question
          title={t('questions.emails', {
            column: headers[emails.place] || t('unnamed', { number: emails.place + 1 }),
          })}
          text={t('questions.emailsText')}
        >
          <Answer
            act={t('questions.useEmails')}
            examples={emails.examples}
            disabled={pending}
            onChoose={() => read({ columns: { email: emails.place } })}
          />
          <Answer
            act={t('questions.leaveEmails')}
            examples={[]}
            disabled={pending}
            onChoose={() => read({ leaveEmails: true })}
          />
        </Question>
      )}
      <SentenceAlert of={sentence} />
    </Card>
  )
}

function Question({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="font-medium">
        {title}
      </h3>
      <p className="max-w-reading text-muted-foreground">{text}</p>
      <ul className="grid gap-3 sm:grid-cols-2">{children}</ul>
    </section>
  )
}

interface AnswerProps {
  act: string
  /** Some texts of the file as this choice reads them. */
  examples: readonly string[]
  disabled: boolean
  onChoose: () => void
}

function Answer({ act, examples, disabled, onChoose }: AnswerProps) {
  return (
    <li className="grid content-start gap-1.5">
      <Button
        variant="secondary"
        disabled={disabled}
        onClick={onChoose}
        className="h-auto min-h-10 justify-self-start text-left whitespace-normal wrap-anywhere"
      >
        {act}
      </Button>
      {examples.map((each) => (
        <span key={each} className="text-sm text-muted-foreground tabular-nums wrap-anywhere">
          {each}
        </span>
      ))}
    </li>
  )
}
