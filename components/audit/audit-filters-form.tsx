import { X } from 'lucide-react'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { AuditPage } from '#contract/audit'
import { auditAreas, auditOutcomes, auditRoles } from '#contract/choices'
import { FilterFold } from '@/components/shared/form/filter-fold'
import { FollowedSelect } from '@/components/shared/form/followed-select'
import { PickedDayParam } from '@/components/shared/form/picked-day-param'
import { quietSubmit } from '@/components/shared/form/quiet-submit'
import { TypedSearch } from '@/components/shared/form/typed-search'
import { TypedSearchField } from '@/components/shared/form/typed-search-field'
import { keptWord } from '@/components/shared/text/as-is'
import { Button, buttonVariants } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { type AuditState, auditQueryOf, isNarrowed, narrowed } from '@/lib/domain/audit-list'
import type { PatientRow } from '@/lib/domain/patient'
import { formatPlainDay } from '@/lib/format/dates'
import { routes } from '@/lib/routes'

function Field({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <Label htmlFor={id} className="mb-1.5">
        {label}
      </Label>
      {children}
    </div>
  )
}

interface AuditFiltersFormProps {
  state: AuditState
  page: AuditPage
  /** Patients of the name that was typed; null while none was. */
  found: readonly Found[] | 'failed' | null
}

type Found = Pick<PatientRow, 'id' | 'name' | 'surname' | 'birthdate'>

function useChosen({ state, page }: Pick<AuditFiltersFormProps, 'state' | 'page'>): string[] {
  const t = useTranslations('audit')
  const locale = useLocale()
  const { person, patient, role, area, outcome, from, to } = state
  const name = page.staff.find(({ userId }) => userId === person)?.name
  const chosen = [
    name && keptWord(name),
    role && t(`roles.${role}`),
    area && t(`areas.${area}`),
    outcome && t(`outcomes.${outcome}`),
    from && `${t('from')} ${keptWord(formatPlainDay(from, locale))}`,
    to && `${t('to')} ${keptWord(formatPlainDay(to, locale))}`,
    patient && t('ofPatient', { name: page.patient ? keptWord(page.patient.name) : t('unknownPatient') }),
  ].flatMap((each) => each || [])
  return chosen.length > 0 ? chosen : [t('allEntries')]
}

interface ChoiceProps {
  name: 'person' | 'role' | 'area' | 'outcome'
  value: string
  /** For no choice. */
  any: string
  options: readonly { value: string; text: string; translate?: 'no' }[]
}

function Choice({ name, value, any, options }: ChoiceProps) {
  const t = useTranslations('audit')
  return (
    <Field id={`audit-${name}`} label={t(name)}>
      <FollowedSelect id={`audit-${name}`} name={name} value={value}>
        <option value="">{any}</option>
        {options.map(({ text, ...option }) => (
          <option key={option.value} {...option}>
            {text}
          </option>
        ))}
      </FollowedSelect>
    </Field>
  )
}

/** Filters as a form that needs no script: the choice is in the URL, and applies at once. */
export function AuditFiltersForm({ state, page, found }: AuditFiltersFormProps) {
  const t = useTranslations('audit')
  const chosen = useChosen({ state, page })
  const staff = page.staff.map(({ userId, name }) => ({
    value: userId,
    text: name,
    translate: 'no' as const,
  }))
  return (
    <div className="grid gap-3">
      <FilterFold label={t('filters')} chosen={chosen}>
        <TypedSearch action={routes.audit} className="grid grid-cols-2 items-end gap-3 lg:grid-cols-4">
          {state.patient && <input type="hidden" name="patient" value={state.patient} />}
          {/* Seven fields fill two rows of four columns. */}
          <div className="col-span-2">
            <Field id="audit-about" label={t('about')}>
              <TypedSearchField id="audit-about" defaultValue={state.q} placeholder={t('aboutHint')} />
            </Field>
          </div>
          <Choice name="person" value={state.person} any={t('everybody')} options={staff} />
          <Choice
            name="area"
            value={state.area}
            any={t('everything')}
            options={auditAreas.map((value) => ({ value, text: t(`areas.${value}`) }))}
          />
          <Choice
            name="outcome"
            value={state.outcome}
            any={t('anyOutcome')}
            options={auditOutcomes.map((value) => ({ value, text: t(`outcomes.${value}`) }))}
          />
          <Field id="audit-from" label={t('from')}>
            <PickedDayParam id="audit-from" name="from" value={state.from} />
          </Field>
          <Field id="audit-to" label={t('to')}>
            <PickedDayParam id="audit-to" name="to" value={state.to} />
          </Field>
          <Choice
            name="role"
            value={state.role}
            any={t('anyRole')}
            options={auditRoles.map((value) => ({ value, text: t(`roles.${value}`) }))}
          />
          <Button
            type="submit"
            variant="secondary"
            className={`max-sm:col-span-full sm:justify-self-start ${quietSubmit}`}
          >
            {t('show')}
          </Button>
        </TypedSearch>
      </FilterFold>
      <Narrowing state={state} page={page} found={found} />
    </div>
  )
}

/** The patients that were found to choose from, the chosen one, and the way back to the whole log. */
function Narrowing({ state, page, found }: AuditFiltersFormProps) {
  const t = useTranslations('audit')
  return (
    <div className={isNarrowed(state) ? 'flex flex-wrap items-center gap-2' : 'sr-only'}>
      <div role="status" className="contents">
        <FoundPatients state={state} found={found} />
      </div>
      {state.patient && (
        <Link
          prefetch={false}
          href={routes.audit + auditQueryOf(narrowed(state, { patient: '' }))}
          aria-label={t('removePatient')}
          className={buttonVariants({ variant: 'secondary', size: 'sm' })}
        >
          {t('ofPatient', { name: page.patient?.name ?? t('unknownPatient') })}
          <X aria-hidden="true" />
        </Link>
      )}
      {isNarrowed(state) && (
        <Link
          prefetch={false}
          href={routes.audit}
          className={buttonVariants({ variant: 'ghost', size: 'sm' })}
        >
          {t('clear')}
        </Link>
      )}
    </div>
  )
}

function FoundPatients({ state, found }: Pick<AuditFiltersFormProps, 'state' | 'found'>) {
  const t = useTranslations()
  const locale = useLocale()
  if (found === null) return null
  if (found === 'failed' || found.length === 0) {
    const said = found === 'failed' ? t('desk.searchFailed') : t('audit.nobodyFound')
    return <p className="text-sm text-muted-foreground">{said}</p>
  }
  return found.map(({ id, name, surname, birthdate }) => (
    <Link
      key={id}
      prefetch={false}
      href={routes.audit + auditQueryOf(narrowed(state, { patient: id, q: '' }))}
      translate="no"
      className={buttonVariants({ variant: 'secondary', size: 'sm' })}
    >
      {`${name} ${surname} · ${formatPlainDay(birthdate, locale)}`}
    </Link>
  ))
}
