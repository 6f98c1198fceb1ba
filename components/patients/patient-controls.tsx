'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'
import { Spinner } from '@/components/ui/spinner'
import { useTypedSearch } from '@/lib/browser/use-typed-search'
import {
  type PatientListState,
  patientListQuery,
  readPatientList,
  restarted,
  sortsFor,
} from '@/lib/domain/patient-list'
import { routes } from '@/lib/routes'

interface PatientControlsProps {
  state: PatientListState
  /** For those who may not know how far a genetic study has come. */
  hidesStatus?: boolean
}

/** Search and order. A plain GET form without scripts; with them the list follows the typing. */
export function PatientControls({ state, hidesStatus = false }: PatientControlsProps) {
  const t = useTranslations('patients')
  const { pending, now, soon } = useTypedSearch((form) => {
    const { q, sort } = readPatientList(Object.fromEntries(form) as Record<string, string>)
    return routes.patients + patientListQuery(restarted(state, { q, sort }))
  })

  return (
    <search>
      <form
        action={routes.patients}
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          now(event.currentTarget)
        }}
      >
        {state.status && <input type="hidden" name="status" value={state.status} />}
        {state.only && <input type="hidden" name="only" value={state.only} />}
        <div className="relative grow basis-64">
          <Label htmlFor="patient-search" className="mb-1.5">
            {t('search')}
          </Label>
          <Icon
            name="search"
            className="pointer-events-none absolute start-3 bottom-2.5 size-4 text-muted-foreground pointer-coarse:bottom-3.5"
          />
          <Input
            id="patient-search"
            type="search"
            name="q"
            maxLength={100}
            defaultValue={state.q}
            placeholder={t('searchPlaceholder')}
            autoComplete="off"
            className="ps-9"
            onChange={({ currentTarget: { form } }) => form && soon(form)}
          />
          {pending && <Spinner className="absolute end-3 bottom-2.5 bg-card" />}
        </div>
        {/* Wider windows have the two usual orders as links, and a table its heads. */}
        <div className="basis-44 max-sm:grow md:hidden">
          <Label htmlFor="patient-sort" className="mb-1.5">
            {t('sort')}
          </Label>
          <NativeSelect
            id="patient-sort"
            name="sort"
            key={state.sort}
            defaultValue={state.sort}
            onChange={({ currentTarget: { form } }) => form && now(form)}
          >
            {sortsFor(hidesStatus).map((sort) => (
              <option key={sort} value={sort}>
                {t(`sorts.${sort}`)}
              </option>
            ))}
          </NativeSelect>
        </div>
        {/* The list follows the typing: the button is seen where there are no scripts, and by anybody who tabs to it. */}
        <Button
          type="submit"
          variant="secondary"
          className="[@media(scripting:enabled)]:not-focus-visible:sr-only"
        >
          {t('apply')}
        </Button>
      </form>
    </search>
  )
}
