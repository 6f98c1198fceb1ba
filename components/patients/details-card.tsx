'use client'

import { Pencil } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { DetailField } from '#contract/patient-sheet'
import { CorrectDetailsDialog } from '@/components/patients/large-parts'
import { useDetailText } from '@/components/people/use-detail-text'
import { DialogButton } from '@/components/shared/dialog/dialog-button'
import { Facts } from '@/components/shared/text/facts'
import { Card, CardTitle } from '@/components/ui/card'
import type { Patient } from '@/lib/domain/patient'

const shown = [
  'phone',
  'email',
  'city',
  'healthCard',
  'address',
  'postalCode',
  'emergencyContact',
  'sex',
  'language',
] as const satisfies readonly DetailField[]

interface DetailsCardProps {
  patient: Patient
  /** Today at the clinic, `yyyy-MM-dd`. */
  today: string
  /** Stands at the end. */
  children?: ReactNode
}

/** So many missing details are named where there are more, those that the desk needs first; a third alone is named, too. */
const namedMissing = 2

/** Details of a patient that staff may correct, and those that are missing, as ways to their fields; the line below the name has the others. */
export function DetailsCard({ patient, today, children }: DetailsCardProps) {
  const t = useTranslations('sheet')
  const detailText = useDetailText()
  const details = shown.map((field) => ({ field, text: detailText(field, patient[field]) }))
  const missing = details.filter(({ text }) => text === '')
  const named = missing.length > namedMissing + 1 ? missing.slice(0, namedMissing) : missing
  const further = missing[named.length]
  const correct = (at?: DetailField) => (close: () => void) => (
    <CorrectDetailsDialog patient={patient} today={today} at={at} onClose={close} />
  )
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <CardTitle>{t('title')}</CardTitle>
        <DialogButton className="-my-1.5" dialog={correct()}>
          <Pencil aria-hidden="true" />
          {t('correct')}
        </DialogButton>
      </div>
      <Facts
        className="grid-cols-2 @4xl:grid-cols-1"
        facts={details
          .filter(({ field, text }) => text !== '' && field !== 'phone')
          .map(({ field, text }) => ({
            label: t(`fields.${field}`),
            value: text,
            wide: field === 'email' && 'phone',
            asIs: field !== 'sex' && field !== 'language',
          }))}
      />
      {missing.length > 0 && (
        <div className="grid gap-2 border-t pt-4 text-sm">
          <p className="text-muted-foreground">{t('missing')}</p>
          <ul className="flex flex-wrap gap-x-4 gap-y-2">
            {named.map(({ field }) => (
              <li key={field}>
                <DialogButton variant="link" dialog={correct(field)}>
                  {t(`fields.${field}`)}
                </DialogButton>
              </li>
            ))}
            {further && (
              <li>
                <DialogButton variant="link" dialog={correct(further.field)}>
                  {t('moreMissing', { count: missing.length - named.length })}
                </DialogButton>
              </li>
            )}
          </ul>
        </div>
      )}
      {children}
    </Card>
  )
}
