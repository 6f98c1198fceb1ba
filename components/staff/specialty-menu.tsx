'use client'

import { ChevronDown } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { specialties } from '#contract/choices'
import type { Specialty } from '#contract/specialties'
import type { Act } from '@/components/shared/act/use-act'
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
import { useWrite } from '@/lib/swr/use-call'

interface SpecialtyMenuProps {
  doctorId: string
  specialty: Specialty | null
  /** The act of which the page says why it was refused. */
  run: Act['run']
}

/** 'Update specialty': the choice is saved at once. */
export function SpecialtyMenu({ doctorId, specialty, run }: SpecialtyMenuProps) {
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
