'use client'

import { useTranslations } from 'next-intl'
import { quietSubmit } from '@/components/shared/form/quiet-submit'
import { TypedSearch } from '@/components/shared/form/typed-search'
import { TypedSearchField } from '@/components/shared/form/typed-search-field'
import { Button } from '@/components/ui/button'
import { type PatientListState, patientListQuery, restarted } from '@/lib/domain/patient-list'
import { routes } from '@/lib/routes'

/** Search among the patients; filter and order stay as they are. */
export function PatientControls({ state }: { state: PatientListState }) {
  const t = useTranslations('patients')
  const kept = [...new URLSearchParams(patientListQuery(restarted(state, { q: '' })))]
  return (
    <TypedSearch action={routes.patients} className="flex gap-2">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TypedSearchField
        defaultValue={state.q}
        aria-label={t('search')}
        placeholder={t('searchPlaceholder')}
        className="min-w-0 grow"
      />
      {/* The list follows the typing: the button is seen where there are no scripts, and by anybody who tabs to it. */}
      <Button type="submit" variant="secondary" className={quietSubmit}>
        {t('apply')}
      </Button>
    </TypedSearch>
  )
}
