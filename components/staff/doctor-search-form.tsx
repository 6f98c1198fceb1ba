'use client'

import { CircleAlert, Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ChangeEvent, type FormEvent, useState, useTransition } from 'react'
import { specialties } from '#contract/choices'
import type { Specialty } from '#contract/specialties'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { Label } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'
import { useFollowedText } from '@/lib/browser/use-followed-text'
import type { ListedClinic } from '@/lib/domain/clinic'
import { routes, withQuery } from '@/lib/routes'

interface DoctorSearchFormProps {
  clinics: ListedClinic[]
  clinicId: string
  specialty: string
  /** True when it was sent without a clinic, which the form cannot prevent without scripts. */
  clinicMissing: boolean
}

/** Clinic (required) and specialty; the search stands in the URL. A plain GET form without scripts. */
export function DoctorSearchForm({ clinics, clinicId, specialty, clinicMissing }: DoctorSearchFormProps) {
  const t = useTranslations('staff')
  const tSpecialty = useTranslations('specialties')
  const router = useRouter()
  const [isMissing, setMissing] = useState(clinicMissing)
  const [clinic, chooseClinic, clinicFocus] = useFollowedText(clinicId)
  const [field, chooseField, fieldFocus] = useFollowedText(specialty)
  const [pending, startSearch] = useTransition()
  const offered = clinics.find(({ id }) => id === clinic)?.specialties ?? specialties

  // The searched specialty stays visible, though the clinic may not have it.
  const isOffered = (value: Specialty) => offered.includes(value) || value === field

  /** Searches for what the fields hold: what was chosen before the page was alive is nowhere else. */
  function search(form: HTMLFormElement | null): boolean {
    const held = new FormData(form ?? undefined)
    const [clinicId, specialty] = [String(held.get('clinicId')), String(held.get('specialty'))]
    chooseClinic(clinicId)
    chooseField(specialty)
    if (!clinicId) return false
    setMissing(false)
    const address = withQuery(routes.searchStaff, { clinicId, specialty: specialty || undefined })
    startSearch(() => router.push(address, { scroll: false }))
    return true
  }

  /** What is picked applies at once; the button stays for the way without scripts, and to search again. */
  const pick = ({ target }: ChangeEvent<HTMLSelectElement>) => void search(target.form)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (search(event.currentTarget)) return
    setMissing(true)
    event.currentTarget.querySelector<HTMLSelectElement>('#search-clinic')?.focus()
  }

  return (
    <search>
      <form
        action={routes.searchStaff}
        noValidate
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-3 sm:grid-cols-[minmax(0,16rem)_minmax(0,16rem)_auto] sm:items-start sm:justify-start sm:gap-x-4"
      >
        <div className="grid min-w-0 max-sm:col-span-full">
          <Label htmlFor="search-clinic" required={clinics.length > 1 && !clinic} className="mb-1.5">
            {t('clinic')}
          </Label>
          <NativeSelect
            id="search-clinic"
            name="clinicId"
            value={clinic}
            {...clinicFocus}
            onChange={pick}
            required
            aria-invalid={isMissing || undefined}
            aria-describedby="search-clinic-error"
          >
            <option value="">{t('selectClinic')}</option>
            {clinics.map(({ id, name, city }) => (
              <option translate="no" key={id} value={id}>
                {name}, {city}
              </option>
            ))}
          </NativeSelect>
          <div id="search-clinic-error" aria-live="polite">
            {isMissing && (
              <p className="mt-1.5 flex items-start gap-1.5 text-sm text-destructive-strong">
                <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                {t('clinicRequired')}
              </p>
            )}
          </div>
        </div>
        <div className="grid min-w-0 gap-1.5">
          <Label htmlFor="search-specialty">{t('specialty')}</Label>
          <NativeSelect id="search-specialty" name="specialty" value={field} {...fieldFocus} onChange={pick}>
            <option value="">{t('anySpecialty')}</option>
            {specialties.filter(isOffered).map((value) => (
              <option key={value} value={value}>
                {tSpecialty(value)}
              </option>
            ))}
          </NativeSelect>
        </div>
        <SubmitButton pending={pending} variant="secondary" className="sm:mt-6.5">
          <span className="inline-flex items-center gap-2">
            <Search aria-hidden="true" />
            {t('search')}
          </span>
        </SubmitButton>
      </form>
    </search>
  )
}
