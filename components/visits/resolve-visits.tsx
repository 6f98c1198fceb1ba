'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import type { Offer } from '#contract/resolve'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { AsIs, KeptWords, keptWord } from '@/components/shared/text/as-is'
import { NativeSelect } from '@/components/ui/native-select'
import { ways } from '@/lib/domain/resolutions'
import { formatClock, formatSlot } from '@/lib/format/dates'
import { type Affected, AffectedList } from './affected-list'
import type { useResolveVisits } from './use-resolve-visits'

interface ResolveVisitsProps {
  appointments: readonly Affected[]
  timeZone: string
  chosen: ReturnType<typeof useResolveVisits>
  /** Whether there is a choice at all. */
  choosable: boolean
  /** Label of the choice to leave them. */
  stay: string
  /** Their day is said above. */
  timesOnly?: boolean
}

/** The visits that a write touches, and for all or each of them what becomes of it. */
export function ResolveVisits({
  appointments,
  timeZone,
  chosen,
  choosable,
  stay,
  timesOnly,
}: ResolveVisitsProps) {
  const t = useTranslations('resolve')
  const locale = useLocale()
  const id = useId()
  const { way, go, options, choices, pending, sentence } = chosen
  const when = (instant: string) => formatSlot(instant, timeZone, locale)
  const offersOf = (kind: 'same' | 'colleague', offers: readonly Offer[], start: string | undefined) =>
    offers.map(({ doctorName, appointmentDate }, index) => {
      const isEarlier = start !== undefined && appointmentDate < start
      const parts = [
        when(appointmentDate),
        ...(kind === 'colleague' ? [doctorName] : []),
        ...(isEarlier ? [t('earlier')] : []),
      ]
      return (
        <option translate="no" key={`${kind}:${appointmentDate}:${doctorName}`} value={`${kind}:${index}`}>
          {parts.join(' · ')}
        </option>
      )
    })
  const startOf = (visitId: string) => appointments.find((each) => each.id === visitId)?.start ?? ''
  const inOrder = options?.visits.toSorted((one, other) =>
    startOf(one.appointmentId).localeCompare(startOf(other.appointmentId)),
  )
  return (
    <div className="grid gap-3" aria-busy={pending}>
      {choosable && (
        <fieldset>
          <legend className="mb-1.5 text-sm font-medium">{t('all')}</legend>
          <div className="divide-y rounded-md border border-border-strong text-sm">
            {(['stay', ...ways] as const).map((each) => (
              <label
                key={each}
                className="flex min-h-9 cursor-pointer items-center gap-3 px-3 py-1.5 has-checked:bg-primary-soft pointer-coarse:min-h-11"
              >
                <input
                  type="radio"
                  name={id}
                  value={each}
                  className="radio"
                  checked={way === each}
                  onChange={() => chosen.choose(each)}
                />
                {each === 'stay' ? stay : t(`way.${each}`)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {go && inOrder ? (
        <ul className="grid max-h-72 grid-cols-1 gap-2 overflow-y-auto rounded-md border bg-card p-2 text-sm">
          {inOrder.map(({ appointmentId, same, colleague, clash }) => {
            const visit = appointments.find((each) => each.id === appointmentId)
            const name = visit?.patientName ?? t('visit')
            const start = visit && (timesOnly ? formatClock(visit.start, timeZone) : when(visit.start))
            return (
              <li key={appointmentId} className="grid grid-cols-1 gap-1">
                <span id={`${id}${appointmentId}`} className="flex gap-3 px-1">
                  <AsIs className="shrink-0 text-muted-foreground tabular-nums">{start}</AsIs>
                  <span
                    translate={visit?.patientName ? 'no' : undefined}
                    className="min-w-0 truncate font-medium"
                  >
                    {name}
                  </span>
                </span>
                {clash && (
                  <span id={`${id}${appointmentId}-clash`} className="px-1 text-muted-foreground">
                    <KeptWords>{t('clash', { when: keptWord(when(clash)) })}</KeptWords>
                  </span>
                )}
                <NativeSelect
                  aria-labelledby={`${id}${appointmentId}`}
                  aria-describedby={clash && `${id}${appointmentId}-clash`}
                  value={choices[appointmentId] ?? 'cancel'}
                  disabled={pending}
                  onChange={({ target }) => chosen.set(appointmentId, target.value)}
                >
                  {same.length > 0 && (
                    <optgroup label={t('way.same')}>{offersOf('same', same, visit?.start)}</optgroup>
                  )}
                  {colleague.length > 0 && (
                    <optgroup label={t('way.colleague')}>
                      {offersOf('colleague', colleague, visit?.start)}
                    </optgroup>
                  )}
                  <option value="cancel">{t('way.cancel')}</option>
                </NativeSelect>
              </li>
            )
          })}
        </ul>
      ) : (
        <AffectedList appointments={appointments} timeZone={timeZone} timesOnly={timesOnly} />
      )}
      {go && <p className="text-sm text-muted-foreground">{t('waits')}</p>}
      <SentenceAlert of={sentence} />
    </div>
  )
}
