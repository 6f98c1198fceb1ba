'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useAct } from '@/components/shared/act/use-act'
import { RowAction } from '@/components/shared/page/setting-row'
import { useProof } from '@/components/shared/proof/use-proof'
import { DeleteDoctorDialog } from '@/components/staff/large-parts'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { affectedBy } from '@/lib/browser/affected-visits'
import { useOpenScreen } from '@/lib/browser/open-screen'
import type { Appointment } from '@/lib/domain/appointment'
import { routes } from '@/lib/routes'
import { useWrite } from '@/lib/swr/use-call'
import { forced } from '@/lib/swr/use-write'

/** 'Delete Doctor': asked first, and asked again with the list when patients have appointments to come. */
export function DeleteDoctor({ doctorId, name }: { doctorId: string; name: string }) {
  const t = useTranslations('staff')
  const openScreen = useOpenScreen()
  const [open, setOpen] = useState(false)
  const [affected, setAffected] = useState<Appointment[]>([])
  const { trigger } = useWrite('staff.delete')
  const { proven, question } = useProof()
  const act = useAct((refusal) => {
    const waiting = affectedBy(refusal)
    setAffected(waiting)
    return waiting.length > 0 ? null : { key: 'staff.deleteFailed' }
  })

  async function remove() {
    const where = { params: { id: doctorId }, query: forced(affected.length > 0) }
    if (!(await proven((body) => trigger({ ...where, body })))) return
    toast.success(t('deleted', { name }))
    openScreen(routes.app)
  }

  return (
    <>
      <Button variant="row" className="text-destructive-strong" onClick={() => setOpen(true)}>
        <RowAction said>{t('delete')}</RowAction>
      </Button>
      {open && (
        <DeleteDoctorDialog
          affected={affected}
          doctorId={doctorId}
          name={name}
          error={act.sentence}
          pending={act.pending}
          proven={proven}
          question={question}
          onConfirm={() => act.run(remove)}
          onResolved={() => openScreen(routes.app)}
          onClose={() => {
            setOpen(false)
            setAffected([])
            act.clear()
          }}
        />
      )}
    </>
  )
}
