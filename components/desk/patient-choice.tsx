'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Label } from '@/components/ui/label'
import { routes, withQuery } from '@/lib/routes'
import type { Suggested } from '@/lib/swr/desk'
import { PatientPicker } from './patient-picker'

/** The choice leads to a new message to that patient. */
export function PatientChoice({ suggests }: { suggests: Suggested }) {
  const t = useTranslations('desk')
  const router = useRouter()
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <Label required htmlFor={id}>
        {t('patient')}
      </Label>
      <PatientPicker
        id={id}
        suggests={suggests}
        invalid={false}
        describedBy={undefined}
        onPick={(patient) => router.replace(withQuery(routes.newThread, { patient: patient.id }))}
        onNew={() => router.push(routes.registerPatient)}
      />
    </div>
  )
}
