'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { Spinner } from '@/components/ui/spinner'
import { useTypedSearch } from '@/lib/browser/use-typed-search'
import {
  type PatientListState,
  patientListQuery,
  readPatientList,
  restarted,
} from '@/lib/domain/patient-list'
import { routes } from '@/lib/routes'

/** Search. A plain GET form without scripts; with them the list follows the typing. */
export function PatientControls({ state }: { state: PatientListState }) {
  const t = useTranslations('patients')
  const { pending, now, soon } = useTypedSearch((form) => {
    const { q } = readPatientList(Object.fromEntries(form) as Record<string, string>)
    return routes.patients + patientListQuery(restarted(state, { q }))
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
        <input type="hidden" name="sort" value={state.sort} />
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
