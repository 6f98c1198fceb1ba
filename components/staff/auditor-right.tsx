'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import type { Act } from '@/components/shared/act/use-act'
import { useProof } from '@/components/shared/proof/use-proof'
import { Switch } from '@/components/ui/switch'
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
      <span className="absolute end-4 sm:end-6">
        <Switch
          checked={auditor}
          onChange={() => {
            if (!isMutating) void run(change, { key: 'staff.auditorFailed' })
          }}
        >
          {t('log')}
        </Switch>
      </span>
      {question}
    </>
  )
}
