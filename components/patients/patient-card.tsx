'use client'

import { ClipboardList, Pencil } from 'lucide-react'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { PatientSheet } from '#contract/patient-sheet'
import { draftOf, EditPatientForm } from '@/components/patients/edit-patient-form'
import { useDetailText } from '@/components/people/use-detail-text'
import { useDocumentText } from '@/components/people/use-document-text'
import { Facts } from '@/components/shared/text/facts'
import { Button, buttonVariants } from '@/components/ui/button'
import { Card, CardFooter } from '@/components/ui/card'
import { toast } from '@/components/ui/toast'
import { signalDetails } from '@/lib/browser/device/passkey-signals'
import { useOpenForm } from '@/lib/browser/drafts/use-open-form'
import { useFollowed } from '@/lib/browser/use-followed'
import type { Patient } from '@/lib/domain/patient'
import { formatPlainDay } from '@/lib/format/dates'
import { routes } from '@/lib/routes'

const sheetFields = [
  'sex',
  'address',
  'postalCode',
  'healthCard',
  'language',
  'emergencyContact',
] as const satisfies readonly (keyof PatientSheet)[]

/** A patient's own details, shown or being edited. `today` (`yyyy-MM-dd`) bounds the day of birth. */
export function PatientCard({ initial, today }: { initial: Patient; today: string }) {
  const t = useTranslations('ownProfile')
  const tDocuments = useTranslations('documents')
  const documentText = useDocumentText()
  const tSheet = useTranslations('sheet')
  const detailText = useDetailText()
  const locale = useLocale()
  const [patient, setPatient] = useFollowed(initial)
  const [editing, setEditing, place] = useOpenForm(draftOf(patient))
  const fact = (label: string, value: string) => ({
    label,
    value: value || <span className="text-muted-foreground">{t('notAvailable')}</span>,
    asIs: value !== '',
  })
  const given = sheetFields.filter((field) => patient[field])
  const isDni = patient.document.kind === 'dni'
  if (editing) {
    return (
      <Card ref={place}>
        <EditPatientForm
          patient={patient}
          today={today}
          onCancel={() => setEditing(false)}
          onSaved={(saved) => {
            setPatient(saved)
            const { userId, email, name, surname } = saved
            void signalDetails(userId, { email, name: `${name} ${surname}` })
            setEditing(false)
            toast.success(t('saved'))
          }}
        />
      </Card>
    )
  }
  return (
    <Card ref={place}>
      <Facts
        className="grid-cols-2 lg:grid-cols-3"
        facts={[
          fact(t('name'), patient.name),
          fact(t('surname'), patient.surname),
          fact(t('birthdate'), patient.birthdate && formatPlainDay(patient.birthdate, locale)),
          fact(isDni ? t('dni') : tDocuments('document'), documentText(patient.document)),
          fact(t('city'), patient.city),
          fact(t('phone'), patient.phone ?? ''),
          ...given.map((field) => ({
            ...fact(tSheet(`fields.${field}`), detailText(field, patient[field])),
            wide: 'phone' as const,
          })),
        ]}
      />
      <CardFooter className="border-t pt-4">
        <Button variant="secondary" onClick={() => setEditing(true)}>
          <Pencil aria-hidden="true" />
          {t('edit')}
        </Button>
        <Link
          prefetch={false}
          href={routes.history(patient.id)}
          className={buttonVariants({ variant: 'secondary' })}
        >
          <ClipboardList aria-hidden="true" />
          {t('clinicalHistory')}
        </Link>
      </CardFooter>
    </Card>
  )
}
