'use client'

import { Pencil } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import type { DetailField } from '#contract/patient-sheet'
import { CorrectDetailsDialog } from '@/components/patients/large-parts'
import { useDetailText } from '@/components/people/use-detail-text'
import { DialogButton } from '@/components/shared/dialog/dialog-button'
import { Facts } from '@/components/shared/text/facts'
import { Card, CardDescription, CardFooter, CardHeader, CardTitle } from '@/components/ui/card'
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

/** Details of a patient that staff may correct; the line below the name has the others. Missing ones share one line. */
export function DetailsCard({ patient, today }: { patient: Patient; today: string }) {
  const t = useTranslations('sheet')
  const locale = useLocale()
  const detailText = useDetailText()
  const details = shown.map((field) => ({ field, text: detailText(field, patient[field]) }))
  const missing = details.filter(({ text }) => text === '').map(({ field }) => t(`fields.${field}`))
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
      </CardHeader>
      <Facts
        className="grid-cols-2"
        facts={details
          .filter(({ field, text }) => text !== '' && field !== 'phone')
          .map(({ field, text }) => ({
            label: t(`fields.${field}`),
            value: text,
            wide: field === 'email' && 'phone',
            asIs: field !== 'sex' && field !== 'language',
          }))}
      />
      <CardFooter className="gap-x-4 border-t pt-4">
        <DialogButton
          dialog={(close) => <CorrectDetailsDialog patient={patient} today={today} onClose={close} />}
        >
          <Pencil aria-hidden="true" />
          {t('correct')}
        </DialogButton>
        {missing.length > 0 && (
          <CardDescription className="min-w-0 grow basis-60">
            {t('notGiven', { fields: missing.join(', ').toLocaleLowerCase(locale) })}
          </CardDescription>
        )}
      </CardFooter>
    </Card>
  )
}
