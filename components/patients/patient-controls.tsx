'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useRef, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'
import { Spinner } from '@/components/ui/spinner'
import {
  type PatientListState,
  patientListQuery,
  readPatientList,
  restarted,
  sortsFor,
} from '@/lib/domain/patient-list'
import { routes } from '@/lib/routes'

const typingPauseMs = 250

interface PatientControlsProps {
  state: PatientListState
  /** For those who may not know how far a genetic study has come. */
  hidesStatus?: boolean
}

/** Search and order. A plain GET form without scripts; with them the list follows the typing. */
export function PatientControls({ state, hidesStatus = false }: PatientControlsProps) {
  const t = useTranslations('patients')
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const drop = () => clearTimeout(timer.current)
    // A click on a link leaves the page: a later search would bring the reader back.
    const onClick = ({ target }: MouseEvent) =>
      target instanceof Element && target.closest('a[href]') && drop()
    addEventListener('click', onClick, { capture: true })
    return () => {
      removeEventListener('click', onClick, { capture: true })
      drop()
    }
  }, [])

  function apply(form: HTMLFormElement) {
    clearTimeout(timer.current)
    const { q, sort } = readPatientList(Object.fromEntries(new FormData(form)) as Record<string, string>)
    const target = routes.patients + patientListQuery(restarted(state, { q, sort }))
    startTransition(() => router.replace(target, { scroll: false }))
  }

  function soon(event: FormEvent<HTMLInputElement>) {
    const { form } = event.currentTarget
    clearTimeout(timer.current)
    if (form) timer.current = setTimeout(() => apply(form), typingPauseMs)
  }

  return (
    <search>
      <form
        action={routes.patients}
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          apply(event.currentTarget)
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
            onChange={soon}
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
            onChange={(event) => event.currentTarget.form && apply(event.currentTarget.form)}
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
