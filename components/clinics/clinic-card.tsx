'use client'

import { Pencil } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { ClinicForm, draftOf } from '@/components/clinics/clinic-form'
import { Facts } from '@/components/shared/text/facts'
import { Button } from '@/components/ui/button'
import { Card, CardFooter } from '@/components/ui/card'
import { toast } from '@/components/ui/toast'
import { useOpenForm } from '@/lib/browser/use-form-draft'
import type { Clinic } from '@/lib/domain/clinic'

interface ClinicCardProps {
  initial: Clinic
  planName: string
  /** Stands beside Edit: the way to the plans. */
  planAction: ReactNode
}

/** The clinic's details, shown or being edited. */
export function ClinicCard({ initial, planName, planAction }: ClinicCardProps) {
  const t = useTranslations('clinics')
  const [clinic, setClinic] = useState(initial)
  const [editing, setEditing] = useOpenForm(draftOf(clinic))
  const facts = [
    { label: t('name'), value: clinic.name },
    { label: t('city'), value: clinic.city },
    { label: t('district'), value: clinic.district },
    { label: t('postalCode'), value: clinic.postalCode },
    { label: t('timeZone'), value: clinic.timeZone.replaceAll('_', ' ') },
    { label: t('slotMinutes'), value: t('minutes', { count: clinic.slotMinutes }) },
  ]
  const plan = { label: t('plan'), value: clinic.active ? planName : t('planInactive', { plan: planName }) }
  return (
    <Card>
      {editing ? (
        <>
          <ClinicForm
            clinic={clinic}
            onCancel={() => setEditing(false)}
            onSaved={(saved) => {
              setClinic(saved)
              setEditing(false)
              toast.success(t('saved'))
            }}
          />
          <Facts facts={[plan]} className="border-t pt-4" />
        </>
      ) : (
        <Facts facts={[...facts, plan]} />
      )}
      {!editing && (
        <CardFooter className="border-t pt-4">
          <Button variant="secondary" onClick={() => setEditing(true)}>
            <Pencil aria-hidden="true" />
            {t('edit')}
          </Button>
          {planAction}
        </CardFooter>
      )}
    </Card>
  )
}
