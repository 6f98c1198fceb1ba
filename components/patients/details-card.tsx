'use client'

import { Pencil } from 'lucide-react'
import { useTranslations } from 'next-intl'
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
  'address',
  'postalCode',
  'sex',
  'language',
  'healthCard',
  'emergencyContact',
] as const satisfies readonly DetailField[]

/** Details of a patient that staff may correct, and those that are missing, each a way to its field; the line below the name has the others. */
export function DetailsCard({ patient, today }: { patient: Patient; today: string }) {
  const t = useTranslations('sheet')
  const detailText = useDetailText()
  const details = shown.map((field) => ({ field, text: detailText(field, patient[field]) }))
  const missing = details.filter(({ text }) => text === '')
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
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {missing.map(({ field }) => (
              <li key={field}>
                <DialogButton variant="link" dialog={correct(field)}>
                  {t(`fields.${field}`)}
                </DialogButton>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}
