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
import { keptWord } from '@/components/shared/text/as-is'
import { Button, buttonVariants } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { type AuditState, auditQueryOf, isNarrowed, narrowed } from '@/lib/domain/audit-list'
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
}

function useChosen({ state, page }: AuditFiltersFormProps): string[] {
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

/** Filters as a form that needs no script: the choice is in the URL, and applies at once. */
export function AuditFiltersForm({ state, page }: AuditFiltersFormProps) {
  const t = useTranslations('audit')
  const chosen = useChosen({ state, page })
  return (
    <div className="grid gap-3">
      <FilterFold label={t('filters')} chosen={chosen}>
        <TypedSearch
          action={routes.audit}
          className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3 xl:grid-cols-[repeat(4,minmax(0,1.2fr))_repeat(2,minmax(0,1fr))]"
        >
          {state.patient && <input type="hidden" name="patient" value={state.patient} />}
          <Field id="audit-person" label={t('person')}>
            <FollowedSelect id="audit-person" name="person" value={state.person}>
              <option value="">{t('everybody')}</option>
              {page.staff.map(({ userId, name }) => (
                <option translate="no" key={userId} value={userId}>
                  {name}
                </option>
              ))}
            </FollowedSelect>
          </Field>
          <Field id="audit-role" label={t('role')}>
            <FollowedSelect id="audit-role" name="role" value={state.role}>
              <option value="">{t('anyRole')}</option>
              {auditRoles.map((role) => (
                <option key={role} value={role}>
                  {t(`roles.${role}`)}
                </option>
              ))}
            </FollowedSelect>
          </Field>
          <Field id="audit-area" label={t('area')}>
            <FollowedSelect id="audit-area" name="area" value={state.area}>
              <option value="">{t('everything')}</option>
              {auditAreas.map((area) => (
                <option key={area} value={area}>
                  {t(`areas.${area}`)}
                </option>
              ))}
            </FollowedSelect>
          </Field>
          <Field id="audit-outcome" label={t('outcome')}>
            <FollowedSelect id="audit-outcome" name="outcome" value={state.outcome}>
              <option value="">{t('anyOutcome')}</option>
              {auditOutcomes.map((outcome) => (
                <option key={outcome} value={outcome}>
                  {t(`outcomes.${outcome}`)}
                </option>
              ))}
            </FollowedSelect>
          </Field>
          <Field id="audit-from" label={t('from')}>
            <PickedDayParam id="audit-from" name="from" value={state.from} />
          </Field>
          <Field id="audit-to" label={t('to')}>
            <PickedDayParam id="audit-to" name="to" value={state.to} />
          </Field>
          <Button
            type="submit"
            variant="secondary"
            className={`max-sm:col-span-full sm:justify-self-start ${quietSubmit}`}
          >
            {t('show')}
          </Button>
        </TypedSearch>
      </FilterFold>
      {isNarrowed(state) && (
        <div className="flex flex-wrap items-center gap-2">
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
          <Link
            prefetch={false}
            href={routes.audit}
            className={buttonVariants({ variant: 'ghost', size: 'sm' })}
          >
            {t('clear')}
          </Link>
        </div>
      )}
    </div>
  )
}
