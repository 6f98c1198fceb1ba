import { useTranslations } from 'next-intl'
import { insightSelections } from '#contract/choices'
import { FollowedSelect } from '@/components/shared/form/followed-select'
import type { InsightVisitsState } from '@/lib/domain/insights'
import { Field } from './period-form'

/** Which visits are listed; what else narrows them is carried along. */
export function SelectionField({ state }: { state: InsightVisitsState }) {
  const t = useTranslations('insights')
  return (
    <div className="max-md:col-span-2">
      {state.specialty && <input type="hidden" name="specialty" value={state.specialty} />}
      {state.kind && <input type="hidden" name="kind" value={state.kind} />}
      <Field id="insights-which" label={t('which')}>
        <FollowedSelect id="insights-which" name="which" value={state.which}>
          {insightSelections.map((each) => (
            <option key={each} value={each}>
              {t(`selections.${each}`)}
            </option>
          ))}
        </FollowedSelect>
      </Field>
    </div>
  )
}
