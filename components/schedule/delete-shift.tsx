'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { HoursWrite } from '#contract/resolve'
import type { SeriesScope } from '#contract/workshift-series'
import { useAct } from '@/components/shared/act/use-act'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import type { Affected } from '@/components/visits/affected-list'
import { ResolveVisits } from '@/components/visits/resolve-visits'
import { useResolve } from '@/components/visits/use-resolve'
import { useResolveVisits } from '@/components/visits/use-resolve-visits'
import { useUndo } from '@/components/visits/use-undo'
import { affectedBy } from '@/lib/browser/affected-visits'
import { RequestError } from '@/lib/browser/request'
import type { WeekShift } from '@/lib/domain/schedule'
import { Refused } from '@/lib/domain/sentence'
import { timesOfShift } from '@/lib/domain/shift-draft'
import { capitalised } from '@/lib/format/capitalised'
import { dayInWords, shiftInWords } from '@/lib/format/week'
import type { ShownWeek } from './shift-dialog'
import { ScopeSelect } from './weekly-hours/scope-select'

/** The token that takes a deletion back. */
type Undo = { undo?: string | null | undefined }

type DeleteShiftProps = {
  shift: WeekShift
  shown: ShownWeek
  /** Throws `RequestError`. */
  remove: (arg: { id: string; force: boolean }) => Promise<Undo>
  /** Deletes more of the weekly hours than the one shift. Throws `RequestError`. */
  removeSeries: (shift: WeekShift, reach: { scope: SeriesScope; force: boolean }) => Promise<Undo>
  onDeleted: () => void
}

/** Deletes the shift after naming the appointments inside. What was not named is never left behind unseen. */
export function DeleteShift({ shift, shown, remove, removeSeries, onDeleted }: DeleteShiftProps) {
  const t = useTranslations('shifts')
  const resolveWords = useTranslations('resolve')
  const locale = useLocale()
  const { undo } = useResolve()
  const offerUndo = useUndo()
  const [open, setOpen] = useState(false)
  const [scope, setScope] = useState<SeriesScope>('one')
  const [named, setNamed] = useState<Affected[]>([])
  const { run, clear, pending, sentence } = useAct()
  const { date, startTime, endTime } = timesOfShift(shift, shown.timeZone)

  const hoursWrite: HoursWrite =
    scope === 'one'
      ? { write: 'delete-shift', id: shift.id }
      : { write: 'delete-series', id: shift.seriesId ?? '', scope, date }
  const what = shiftInWords({ date, startTime, endTime }, locale)
  const chosen = useResolveVisits({
    appointments: named,
    hoursWrite,
    onDone() {
      setOpen(false)
      onDeleted()
    },
    onStay: () => run(confirm),
  })

  /** Other hours have other visits. */
  function change(next: SeriesScope) {
    chosen.choose(null)
    setScope(next)
  }

  function ask() {
    chosen.choose(null)
    setNamed(pendingIn(shift, shown).map((each) => ({ ...each, doctorName: shown.doctorName })))
    clear()
    setOpen(true)
  }

  async function attempt(force: boolean): Promise<Undo> {
    try {
      return scope === 'one'
        ? await remove({ id: shift.id, force })
        : await removeSeries(shift, { scope, force })
    } catch (refusal) {
      if (!(refusal instanceof RequestError)) throw refusal
      if (refusal.code === 'not_found') return {}
      const affected = affectedBy(refusal)
      if (affected.length === 0) throw refusal
      const seen = new Set(named.map(({ id }) => id))
      if (!force && affected.every(({ id }) => seen.has(id))) return attempt(true)
      setNamed(affected)
      throw new Refused({ key: 'shifts.deleteMore' })
    }
  }

  async function confirm() {
    const { undo: token } = await attempt(false)
    const title = t('deleted', { what })
    if (token) offerUndo({ title, what, inverse: () => undo(token) })
    else toast.success(title)
    setOpen(false)
    onDeleted()
  }

  return (
    <>
      <Button variant="destructive-outline" onClick={ask}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t('deleteTitle')}
        description={t('deleteText', {
          day: capitalised(dayInWords(date, locale)),
          start: startTime,
          end: endTime,
        })}
        confirmLabel={
          chosen.outcome ? resolveWords('deleteAnd', { ...chosen.outcome, whose: 'schedule' }) : t('delete')
        }
        destructive
        quiet={named.length > 0 && chosen.way === null}
        pending={pending || chosen.pending}
        error={sentence}
        onConfirm={chosen.confirm}
      >
        {shift.seriesId && <ScopeSelect deletes value={scope} onChange={change} />}
        {named.length > 0 && (
          <div className="grid gap-2 text-sm">
            <p>{t('booked', { count: named.length })}</p>
            <ResolveVisits
              appointments={named}
              timeZone={shown.timeZone}
              chosen={chosen}
              choosable
              timesOnly={scope === 'one'}
              stay={resolveWords('stay')}
            />
          </div>
        )}
      </ConfirmDialog>
    </>
  )
}

/** The appointments that are booked in a shift. */
export function pendingIn(shift: WeekShift, { schedule }: ShownWeek): Affected[] {
  const [from, to] = [Date.parse(shift.start), Date.parse(shift.end)]
  return (schedule?.appointments ?? []).filter(
    ({ status, start, end }) => status === 'pending' && Date.parse(start) < to && Date.parse(end) > from,
  )
}
