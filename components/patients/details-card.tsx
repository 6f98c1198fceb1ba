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
  'address',
  'postalCode',
  'sex',
  'language',
  'healthCard',
  'emergencyContact',
] as const satisfies readonly DetailField[]

/** Details of a patient that staff may correct, and a way to add each missing one; the line below the name has the others. */
export function DetailsCard({ patient, today }: { patient: Patient; today: string }) {
  const t = useTranslations('sheet')
  const detailText = useDetailText()
  const dialog = (close: () => void) => (
    <CorrectDetailsDialog patient={patient} today={today} onClose={close} />
  )
  const details = shown.map((field) => ({ field, text: detailText(field, patient[field]) }))
  const hidden = (children: ReactNode) => <span className="sr-only">{children}</span>
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <CardTitle>{t('title')}</CardTitle>
        <DialogButton dialog={dialog}>
          <Pencil aria-hidden="true" />
          {t('correct')}
        </DialogButton>
      </div>
      <Facts
        className="grid-cols-2"
        facts={details
          .filter(({ field, text }) => text === '' || field !== 'phone')
          .map(({ field, text }) => ({
            label: t(`fields.${field}`),
            value: text || (
              <DialogButton variant="link" dialog={dialog}>
                <span>{t.rich('addDetail', { field: t(`fields.${field}`), hidden })}</span>
              </DialogButton>
            ),
            wide: field === 'email' && 'phone',
            asIs: text !== '' && field !== 'sex' && field !== 'language',
          }))}
      />
    </Card>
  )
}
