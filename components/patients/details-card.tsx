'use client'

import { Pencil } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
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

/** Details of a patient that staff may correct, and which are missing; the line below the name has the others. */
export function DetailsCard({ patient, today, children }: DetailsCardProps) {
  const t = useTranslations('sheet')
  const locale = useLocale()
  const detailText = useDetailText()
  const details = shown.map((field) => ({ field, text: detailText(field, patient[field]) }))
  const missing = details.filter(({ text }) => text === '')
  const [first] = missing
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
        side
        facts={details
          .filter(({ field, text }) => text !== '' && field !== 'phone')
          .map(({ field, text }) => ({
            label: t(`fields.${field}`),
            value: text,
            asIs: field !== 'sex' && field !== 'language',
          }))}
      />
      {first && (
        <p className="text-sm text-muted-foreground">
          {t('missing', {
            fields: missing.map(({ field }) => t(`fields.${field}`).toLocaleLowerCase(locale)).join(', '),
          })}
        </p>
      )}
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-2 border-t pt-4 print:hidden">
        {first && (
          <DialogButton variant="link" dialog={correct(first.field)}>
            {t('complete')}
          </DialogButton>
        )}
        {children}
      </div>
    </Card>
  )
}
