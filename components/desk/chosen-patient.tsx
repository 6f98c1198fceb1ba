'use client'

import { UserRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { typedPerson } from '#contract/typed-person'
import { DeskConsents } from '@/components/consents/desk-consents'
import { useDeskConsents } from '@/components/consents/use-desk-consents'
import { AsIs } from '@/components/shared/text/as-is'
import { Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import type { WantedVisit } from '@/lib/browser/book-visit'
import { PatientPicker } from './patient-picker'
import { QuickPatientDialog } from './quick-patient-dialog'

type Patient = NonNullable<WantedVisit['patient']>

interface ChosenPatientProps {
  patient: Patient | null
  /** The form was sent without one. */
  missing: boolean
  /** The latest day of birth, `yyyy-MM-dd`. */
  today: string
  onChoose: (patient: Patient | null) => void
}

/** For whom the visit is: typed and picked, then shown until somebody else is meant. */
export function ChosenPatient({ patient, missing, today, onChoose }: ChosenPatientProps) {
  const t = useTranslations('desk')
  const [unknown, setUnknown] = useState<string | null>(null)
  if (patient) {
    return (
      <div className="grid gap-2">
        <div className="flex items-center gap-3 rounded-lg border px-3 py-2">
          <UserRound aria-hidden="true" className="size-5 shrink-0 text-muted-foreground" />
          <p className="min-w-0 grow font-medium wrap-anywhere">
            <span className="sr-only">{t('patient')}: </span>
            <AsIs>{patient.name}</AsIs>
          </p>
          <Button type="button" variant="ghost" size="sm" onClick={() => onChoose(null)}>
            {t('otherPatient')}
          </Button>
        </div>
        <Consents patientId={patient.id} />
      </div>
    )
  }
  return (
    <div className="grid gap-1.5">
      <Label htmlFor="book-visit-patient">{t('patient')}</Label>
      <PatientPicker
        id="book-visit-patient"
        invalid={missing}
        describedBy={missing ? 'book-visit-missing' : undefined}
        onPick={({ id, name, surname }) => onChoose({ id, name: `${name} ${surname}` })}
        onNew={setUnknown}
      />
      {missing && (
        <p id="book-visit-missing" role="alert" className="text-sm text-destructive-strong">
          {t('choosePatient')}
        </p>
      )}
      {unknown !== null && (
        <QuickPatientDialog
          typed={typedPerson(unknown)}
          searched={unknown}
          today={today}
          onClose={() => setUnknown(null)}
          onRegistered={(registered) => {
            setUnknown(null)
            onChoose(registered)
          }}
        />
      )}
    </div>
  )
}

function Consents({ patientId }: { patientId: string }) {
  return <DeskConsents {...useDeskConsents(patientId)} />
}
