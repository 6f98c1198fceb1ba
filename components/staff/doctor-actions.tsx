'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import type { FocusEvent, ReactNode } from 'react'
import { specialties } from '#contract/choices'
import type { Specialty } from '#contract/specialties'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { type Act, useAct } from '@/components/shared/act/use-act'
import { SettingGroup } from '@/components/shared/page/setting-group'
import { RowAction, SettingRow } from '@/components/shared/page/setting-row'
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
  /** What the team's list knows of the account; missing in answers of the previous release. */
  twoFactor?: boolean | null | undefined
  ahead?: number | undefined
  /** Facts of the account, above the acts. */
  children?: ReactNode
}

/** A clinic administrator's actions for a doctor of the clinic. */
export function DoctorActions(props: DoctorActionsProps) {
  const { doctor, name, deletable, isSelf, twoFactor, ahead, children } = props
  const { id: doctorId, userId, specialty, auditor } = doctor
  const t = useTranslations('staff')
  const { run, sentence } = useAct()
  return (
    <SettingGroup title={t('access')}>
      {children}
      <SpecialtyRow doctorId={doctorId} specialty={specialty} run={run} />
      {!isSelf && (
        <SettingRow
          beside
          title={t('factor')}
          note={
            typeof twoFactor === 'boolean' ? (
              <span className={twoFactor ? undefined : 'text-warning-strong'}>
                {t('factorState', { on: String(twoFactor) })}
              </span>
            ) : (
              t('factorText')
            )
          }
          action={<ResetFactor userId={userId} name={name} />}
        />
      )}
      {deletable && (
        <SettingRow
          title={t('log')}
          // A switch is wider than the sign of a row that opens.
          note={<span className="block pe-7">{t('logText')}</span>}
          action={<AuditorRight doctorId={doctorId} name={name} auditor={auditor} run={run} />}
        />
      )}
      {sentence && (
        <div className="px-4 sm:px-6">
          <SentenceAlert of={sentence} />
        </div>
      )}
      {deletable && (
        <SettingRow
          beside
          title={t('leaves')}
          note={ahead === undefined ? t('leavesText') : t('leavesAhead', { count: ahead })}
          action={<DeleteDoctor doctorId={doctorId} name={name} />}
        />
      )}
    </SettingGroup>
  )
}

interface SpecialtyRowProps {
  doctorId: string
  specialty: Specialty | null
  /** The act of which the page says why it was refused. */
  run: Act['run']
}

/** A menu that takes the focus when it opens hands it to what is chosen now: Enter changes nothing. */
function atPresent(event: FocusEvent<HTMLElement>) {
  const present = event.currentTarget.querySelector<HTMLElement>('[aria-checked="true"]')
  if (event.target !== event.currentTarget || !present) return
  // Else the menu goes on to its first entry.
  event.preventDefault()
  present.focus()
}

/** 'Update specialty': the choice is saved at once. */
function SpecialtyRow({ doctorId, specialty, run }: SpecialtyRowProps) {
  const t = useTranslations('staff')
  const specialtyOf = useTranslations('specialties')
  const locale = useLocale()
  const router = useRouter()
  const { trigger, isMutating } = useWrite('staff.update', { params: { id: doctorId } })

  const byName = specialties.toSorted((a, b) => specialtyOf(a).localeCompare(specialtyOf(b), locale))

  async function choose(next: Specialty) {
    await trigger({ specialty: next })
    toast.success(t('specialtyUpdated'))
    router.refresh()
  }

  return (
    <SettingRow
      beside
      title={t('specialty')}
      note={specialty && specialtyOf(specialty)}
      action={
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="row" aria-busy={isMutating || undefined}>
              <RowAction unfolds>{t('updateSpecialty')}</RowAction>
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end" onFocus={atPresent}>
            <DropdownMenuRadioGroup value={specialty ?? ''}>
              {byName.map((value) => (
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
      }
    />
  )
}
