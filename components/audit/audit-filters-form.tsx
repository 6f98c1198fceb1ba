import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { auditAreas, auditOutcomes, auditRoles } from '#contract/choices'
import { addDays } from '#contract/zone'
import { AuditNarrowing, type AuditNarrowingProps } from '@/components/audit/audit-narrowing'
import { OpeningFold } from '@/components/audit/opening-fold'
import { FilterFold } from '@/components/shared/form/filter-fold'
import { FollowedSelect } from '@/components/shared/form/followed-select'
import { PickedDayParam } from '@/components/shared/form/picked-day-param'
import { quietSubmit } from '@/components/shared/form/quiet-submit'
import { TypedSearch } from '@/components/shared/form/typed-search'
import { TypedSearchField } from '@/components/shared/form/typed-search-field'
import { keptWord } from '@/components/shared/text/as-is'
import { Button, buttonVariants } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { type AuditState, auditQueryOf, narrowed } from '@/lib/domain/audit-list'
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

interface AuditFiltersFormProps extends AuditNarrowingProps {
  /** Today at the clinic, `yyyy-MM-dd`. */
  today: string
}

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

/** The last days up to today, by one click; 0 is all of them. */
const lengths = [0, 1, 7, 30] as const

const firstOf = (today: string, days: number) => (days === 0 ? '' : addDays(today, 1 - days))

/** Filters as a form that needs no script: the choice is in the URL, and applies at once. */
export function AuditFiltersForm({ state, page, found, today }: AuditFiltersFormProps) {
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
        <TypedSearch action={routes.audit} className="relative grid gap-3">
          {state.patient && <input type="hidden" name="patient" value={state.patient} />}
          <div className={fields}>
            <Field id="audit-about" label={t('patient')}>
              <TypedSearchField id="audit-about" defaultValue={state.q} placeholder={t('aboutHint')} />
            </Field>
            <Choice name="person" value={state.person} any={t('everybody')} options={staff} />
            <LastDays state={state} today={today} />
          </div>
          <MoreFilters state={state} today={today} />
          <Button
            type="submit"
            variant="secondary"
            className={`max-sm:col-span-full sm:justify-self-start ${quietSubmit}`}
          >
            {t('show')}
          </Button>
        </TypedSearch>
      </FilterFold>
      <AuditNarrowing state={state} page={page} found={found} />
    </div>
  )
}

const fields = 'grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-4'

interface DaysProps {
  state: AuditState
  today: string
}

const daysOf = ({ from, to }: AuditState, today: string) =>
  to ? undefined : lengths.find((days) => from === firstOf(today, days))

function LastDays({ state, today }: DaysProps) {
  const t = useTranslations('audit')
  const chosen = daysOf(state, today)
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1.5 text-sm font-medium">{t('days')}</legend>
      <div className="flex flex-wrap gap-2">
        {lengths.map((days) => (
          <Link
            key={days}
            prefetch={false}
            href={routes.audit + auditQueryOf(narrowed(state, { from: firstOf(today, days), to: '' }))}
            aria-current={days === chosen ? 'true' : undefined}
            className={buttonVariants({
              variant: 'secondary',
              className: days === chosen ? 'border-primary bg-primary-soft text-primary-strong' : undefined,
            })}
          >
            {days === 0 ? t('allDays') : t('lastDays', { days })}
          </Link>
        ))}
      </div>
    </fieldset>
  )
}

/** The rarer filters, folded until one of them is chosen; beside the others where there is room. */
function MoreFilters({ state, today }: DaysProps) {
  const t = useTranslations('audit')
  const { role, area, outcome, from, to } = state
  const isOpen = Boolean(role || area || outcome || to || (from && !daysOf(state, today)))
  return (
    <OpeningFold open={isOpen}>
      <summary className="button button-secondary fold-summary w-fit end-0 xl:absolute xl:top-6.5">
        {t('moreFilters')}
      </summary>
      <div className={`${fields} xl:grid-cols-5 pt-3`}>
        <Choice
          name="area"
          value={area}
          any={t('everything')}
          options={auditAreas.map((value) => ({ value, text: t(`areas.${value}`) }))}
        />
        <Choice
          name="outcome"
          value={outcome}
          any={t('anyOutcome')}
          options={auditOutcomes.map((value) => ({ value, text: t(`outcomes.${value}`) }))}
        />
        <Choice
          name="role"
          value={role}
          any={t('anyRole')}
          options={auditRoles.map((value) => ({ value, text: t(`roles.${value}`) }))}
        />
        <Field id="audit-from" label={t('from')}>
          <PickedDayParam id="audit-from" name="from" value={from} />
        </Field>
        <Field id="audit-to" label={t('to')}>
          <PickedDayParam id="audit-to" name="to" value={to} />
        </Field>
      </div>
    </OpeningFold>
  )
}
