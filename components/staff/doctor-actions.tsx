'use client'

import { ChevronDown } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { specialties } from '#contract/choices'
import type { Specialty } from '#contract/specialties'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { type Act, useAct } from '@/components/shared/act/use-act'
import { SettingRow } from '@/components/shared/page/setting-row'
import { AuditorRight } from '@/components/staff/auditor-right'
import { DeleteDoctor } from '@/components/staff/delete-doctor'
import { ResetFactor } from '@/components/staff/reset-factor'
import { Button } from '@/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { Spinner } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast'
import type { Doctor } from '@/lib/domain/doctor'
import { useWrite } from '@/lib/swr/use-call'

interface DoctorActionsProps {
  doctor: Pick<Doctor, 'id' | 'userId' | 'specialty' | 'auditor'>
  name: string
  /** A clinic administrator is not deleted here, and may read the clinic's log anyway. */
  deletable: boolean
  /** One's own factor is turned off in one's own account. */
  isSelf: boolean
}

/** A clinic administrator's actions for a doctor of the clinic. */
export function DoctorActions({ doctor, name, deletable, isSelf }: DoctorActionsProps) {
  const { id: doctorId, userId, specialty, auditor } = doctor
  const t = useTranslations('staff')
  const { run, sentence } = useAct()
  return (
    <div className="divide-y border-t">
      <Row title={t('specialty')} text={t('specialtyText')}>
        <SpecialtyMenu doctorId={doctorId} specialty={specialty} run={run} />
      </Row>
      {!isSelf && (
        <Row title={t('factor')} text={t('factorText')}>
          <ResetFactor userId={userId} name={name} />
        </Row>
      )}
      {deletable && (
        <Row title={t('log')} text={t(auditor ? 'logOn' : 'logOff')}>
          <AuditorRight doctorId={doctorId} name={name} auditor={auditor} run={run} />
        </Row>
      )}
      <SentenceAlert of={sentence} />
      {deletable && (
        <Row title={t('leaves')} text={t('leavesText')}>
          <DeleteDoctor doctorId={doctorId} name={name} />
        </Row>
      )}
    </div>
  )
}

function Row(setting: ComponentProps<typeof SettingRow>) {
  return (
    <div className="py-3 last:pb-0">
      <SettingRow {...setting} />
    </div>
  )
}

interface SpecialtyMenuProps {
  doctorId: string
  specialty: Specialty | null
  /** The act of which the page says why it was refused. */
  run: Act['run']
}

/** 'Update specialty': the choice is saved at once. */
function SpecialtyMenu({ doctorId, specialty, run }: SpecialtyMenuProps) {
  const t = useTranslations('staff')
  const specialtyOf = useTranslations('specialties')
  const router = useRouter()
  const { trigger, isMutating } = useWrite('staff.update', { params: { id: doctorId } })

  async function choose(next: Specialty) {
    await trigger({ specialty: next })
    toast.success(t('specialtyUpdated'))
    router.refresh()
  }

  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="secondary" aria-busy={isMutating || undefined}>
          {t('updateSpecialty')}
          {isMutating ? <Spinner /> : <ChevronDown aria-hidden="true" />}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" className="max-h-80 overflow-y-auto">
        <DropdownMenuRadioGroup value={specialty ?? ''}>
          {specialties.map((value) => (
            <DropdownMenuRadioItem
              key={value}
              value={value}
              onSelect={() => run(() => choose(value), { key: 'staff.specialtyFailed' })}
            >
              {specialtyOf(value)}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
