'use client'

import { Pencil } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ClinicFacts, openSecurity } from '@/components/clinics/clinic-facts'
import { ClinicForm, draftOf } from '@/components/clinics/clinic-form'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { toast } from '@/components/ui/toast'
import { useOpenForm } from '@/lib/browser/drafts/use-open-form'
import { useFollowed } from '@/lib/browser/use-followed'
import type { Clinic } from '@/lib/domain/clinic'

interface ClinicCardProps {
  initial: Clinic
  /** Whether it says the address of the clinic's page: nothing else on the screen does. */
  saysPage?: boolean
}

/** The clinic's details, which are shown or being edited. */
export function ClinicCard({ initial, saysPage = false }: ClinicCardProps) {
  const t = useTranslations('clinics')
  const [clinic, setClinic] = useFollowed(initial)
  const [editing, setEditing, place] = useOpenForm(draftOf(clinic))
  const edit = () => setEditing(true)
  const open = openSecurity(clinic)
  return (
    <Card ref={place}>
      {editing ? (
        <ClinicForm
          clinic={clinic}
          onCancel={() => setEditing(false)}
          onSaved={(saved) => {
            setClinic(saved)
            setEditing(false)
            toast.success(t('saved'))
          }}
        />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <div>
              <CardTitle translate="no">{clinic.name}</CardTitle>
              {open > 0 && (
                <p className="text-sm text-warning-strong">{t('securityToReview', { count: open })}</p>
              )}
            </div>
            <Button variant="secondary" onClick={edit}>
              <Pencil aria-hidden="true" />
              {t('edit')}
            </Button>
          </div>
          <ClinicFacts clinic={clinic} saysPage={saysPage} onEdit={edit} />
        </>
      )}
    </Card>
  )
}
