'use client'

import { Pencil } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { DetailField } from '#contract/patient-sheet'
import { CorrectDetailsDialog } from '@/components/patients/large-parts'
import { useDetailText } from '@/components/people/use-detail-text'
import { DialogButton } from '@/components/shared/dialog/dialog-button'
import { Facts } from '@/components/shared/text/facts'
import { PhoneLink } from '@/components/shared/text/phone-link'
import { Card, CardFooter, CardHeader, CardTitle } from '@/components/ui/card'
import type { Patient } from '@/lib/domain/patient'

const shown = [
  'birthdate',
  'document',
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

/** Who a patient is and how they are reached, for staff, who may correct it. */
export function DetailsCard({ patient, today }: { patient: Patient; today: string }) {
  const t = useTranslations('sheet')
  const detailText = useDetailText()
  const shownOf = (field: (typeof shown)[number]) => {
    const text = detailText(field, patient[field])
    if (text === '') return <span className="font-normal text-muted-foreground">{t('none')}</span>
    return field === 'phone' ? <PhoneLink phone={text} /> : text
  }
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
      </CardHeader>
      <Facts
        facts={shown.map((field) => ({
          label: t(`fields.${field}`),
          value: shownOf(field),
          asIs: Boolean(patient[field]) && field !== 'sex' && field !== 'language',
        }))}
      />
      <CardFooter className="border-t pt-4">
        <DialogButton
          dialog={(close) => <CorrectDetailsDialog patient={patient} today={today} onClose={close} />}
        >
          <Pencil aria-hidden="true" />
          {t('correct')}
        </DialogButton>
      </CardFooter>
    </Card>
  )
}
