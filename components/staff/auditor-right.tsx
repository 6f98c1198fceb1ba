'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import type { Act } from '@/components/shared/act/use-act'
import { RowAction } from '@/components/shared/page/setting-row'
import { useProof } from '@/components/shared/proof/use-proof'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { useWrite } from '@/lib/swr/use-call'

interface AuditorRightProps {
  doctorId: string
  name: string
  auditor: boolean
  /** The act of which the page says why it was refused. */
  run: Act['run']
}

/** Gives a doctor the right to read the clinic's log, or takes it back. */
export function AuditorRight({ doctorId, name, auditor, run }: AuditorRightProps) {
  const t = useTranslations('staff')
  const router = useRouter()
  const { trigger, isMutating } = useWrite('staff.update', { params: { id: doctorId } })
  const { proven, question } = useProof()

  async function change() {
    if (!(await proven((proof) => trigger({ auditor: !auditor, ...proof })))) return
    toast.success(t(auditor ? 'auditorTaken' : 'auditorGiven', { name }))
    router.refresh()
  }

  return (
    <>
      <Button variant="row" disabled={isMutating} onClick={() => run(change, { key: 'staff.auditorFailed' })}>
        <RowAction said>
          {t.rich(auditor ? 'takeAuditor' : 'giveAuditor', {
            hidden: (children) => <span className="sr-only">{children}</span>,
          })}
        </RowAction>
      </Button>
      {question}
    </>
  )
}
