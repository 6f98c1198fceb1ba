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
  const [picked, setPicked] = useState({ clinicId, specialty, searched: `${clinicId} ${specialty}` })
  // Another search than the one that was picked, such as the one before.
  if (picked.searched !== `${clinicId} ${specialty}`)
    setPicked({ clinicId, specialty, searched: `${clinicId} ${specialty}` })
  const offered = clinics.find(({ id }) => id === picked.clinicId)?.specialties ?? specialties
  const [pending, startSearch] = useTransition()

  // The searched specialty stays visible, though the clinic may not have it.
  const isOffered = (value: Specialty) => offered.includes(value) || value === specialty

  function search(clinicId: string, specialty: string) {
    const address = withQuery(routes.searchStaff, { clinicId, specialty: specialty || undefined })
    setMissing(false)
    startSearch(() => router.push(address, { scroll: false }))
  }

  /** What is picked applies at once; the button stays for the way without scripts, and to search again. */
  function pick(change: Partial<typeof picked>) {
    const next = { ...picked, ...change }
    setPicked(next)
    if (next.clinicId) search(next.clinicId, next.specialty)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const wanted = String(form.get('clinicId') ?? '')
    if (wanted) return search(wanted, String(form.get('specialty') ?? ''))
    setMissing(true)
    event.currentTarget.querySelector<HTMLSelectElement>('#search-clinic')?.focus()
  }

  return (
    <search>
      <form
        action={routes.searchStaff}
        noValidate
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-3 sm:gap-x-4 rounded-lg border bg-card p-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] sm:items-start sm:p-5"
      >
        <div className="grid min-w-0 max-sm:col-span-full">
          <Label htmlFor="search-clinic" required className="mb-1.5">
            {t('clinic')}
          </Label>
          <NativeSelect
            id="search-clinic"
            name="clinicId"
            value={picked.clinicId}
            required
            aria-invalid={isMissing || undefined}
            aria-describedby="search-clinic-error"
            onChange={(event) => pick({ clinicId: event.target.value })}
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
          <NativeSelect
            id="search-specialty"
            name="specialty"
            value={picked.specialty}
            onChange={(event) => pick({ specialty: event.target.value })}
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
