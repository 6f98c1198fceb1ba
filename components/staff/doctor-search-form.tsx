'use client'

import { CircleAlert, Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState, useTransition } from 'react'
import { specialties } from '#contract/choices'
import type { Specialty } from '#contract/specialties'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { Label } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'
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
  const [picked, setPicked] = useState({ searched: clinicId, clinicId })
  const chosen = picked.searched === clinicId ? picked.clinicId : clinicId
  const offered = clinics.find(({ id }) => id === chosen)?.specialties ?? specialties
  const [pending, startSearch] = useTransition()

  // The searched specialty stays visible, though the clinic may not have it.
  const isOffered = (value: Specialty) => offered.includes(value) || value === specialty

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [wanted, special] = [form.get('clinicId'), form.get('specialty')].map((value) =>
      String(value ?? ''),
    )
    const missing = !wanted
    const address = withQuery(routes.searchStaff, { clinicId: wanted, specialty: special || undefined })
    setMissing(missing)
    if (missing) event.currentTarget.querySelector<HTMLSelectElement>('#search-clinic')?.focus()
    else startSearch(() => router.push(address, { scroll: false }))
  }

  return (
    <search>
      <form
        action={routes.searchStaff}
        noValidate
        onSubmit={search}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-4 rounded-lg border bg-card p-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] lg:items-start sm:p-5"
      >
        <div className="grid min-w-0 max-lg:col-span-full">
          <Label htmlFor="search-clinic" required className="mb-1.5">
            {t('clinic')}
          </Label>
          <NativeSelect
            id="search-clinic"
            name="clinicId"
            key={clinicId}
            defaultValue={clinicId}
            required
            aria-invalid={isMissing || undefined}
            aria-describedby="search-clinic-error"
            onChange={(event) => {
              setMissing(false)
              setPicked({ searched: clinicId, clinicId: event.target.value })
            }}
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
        <div className="grid min-w-0 gap-1.5 max-sm:col-span-full">
          <Label htmlFor="search-specialty">{t('specialty')}</Label>
          <NativeSelect
            id="search-specialty"
            name="specialty"
            key={specialty}
            defaultValue={specialty}
            className="has-[option[value='']:checked]:text-muted-foreground *:text-foreground"
          >
            <option value="">{t('anySpecialty')}</option>
            {specialties.filter(isOffered).map((value) => (
              <option key={value} value={value}>
                {tSpecialty(value)}
              </option>
            ))}
          </NativeSelect>
        </div>
        <SubmitButton pending={pending} variant="secondary" className="max-sm:col-span-full lg:mt-6.5">
          <span className="inline-flex items-center gap-2">
            <Search aria-hidden="true" />
            {t('search')}
          </span>
        </SubmitButton>
      </form>
    </search>
  )
}
