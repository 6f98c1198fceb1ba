'use client'

import { Pencil, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { DetailField } from '#contract/patient-sheet'
import { CorrectDetailsDialog } from '@/components/patients/large-parts'
import { useDetailText } from '@/components/people/use-detail-text'
import { DialogButton } from '@/components/shared/dialog/dialog-button'
import { Facts } from '@/components/shared/text/facts'
import { Card, CardTitle } from '@/components/ui/card'
import { passFocus } from '@/lib/browser/pass-focus'
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
        side
        facts={details
          .filter(({ field, text }) => text !== '' && field !== 'phone')
          .map(({ field, text }) => ({
            label: t(`fields.${field}`),
            value: text,
            asIs: field !== 'sex' && field !== 'language',
          }))}
      />
      {missing.length > 0 && (
        <div className="grid gap-2 border-t pt-4 print:hidden">
          <h3 className="text-sm font-medium text-warning-strong">{t('missing')}</h3>
          <ul className="grid gap-x-4 gap-y-2 @xs:grid-cols-[auto_minmax(0,1fr)]">
            {missing.map(({ field }) => (
              <li key={field} ref={passFocus}>
                <DialogButton variant="link" className="text-start whitespace-normal" dialog={correct(field)}>
                  <Plus aria-hidden="true" />
                  {t(`fields.${field}`)}
                </DialogButton>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="border-t pt-4 print:hidden">{children}</div>
    </Card>
  )
}
