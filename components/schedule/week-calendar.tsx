'use client'

import { Plus } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useCallback, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useDialog } from '@/lib/browser/use-dialog-draft'
import { useNow } from '@/lib/browser/use-now'
import type { Cell } from '@/lib/domain/grid-cursor'
import { nextVisit } from '@/lib/domain/next-visit'
import type { CalendarStart, WeekShift } from '@/lib/domain/schedule'
import { newShiftTimes, timesOfShift } from '@/lib/domain/shift-draft'
import { useWeekPrefetch, useWeekSchedule } from '@/lib/swr/schedule'
import { DayStrip } from './day-strip'
import type { ShiftDraft } from './shift-dialog'
import { useCalendarPlace } from './use-calendar-place'
import { isPhone } from './use-day-swipe'
import { useWeekContents, WeekGrid } from './week-grid'
import { WeekHead } from './week-head'

const ShiftDialog = dynamic(() => import('./shift-dialog').then((module) => module.ShiftDialog), {
  ssr: false,
})

/** What the dialog offers when no hour was chosen. */
const usualHour = 9

/** The week of a doctor: the server's first read, then whatever the address, the cache and the live stream say. */
export function WeekCalendar({ start }: { start: CalendarStart }) {
  const t = useTranslations('schedule')
  const { timeZone } = start
  const now = useNow(start.now)
  const place = useCalendarPlace(start, now)
  const { doctorId, week } = place
  const { schedule, error, retry } = useWeekSchedule({ doctorId, week, start })
  const prefetch = useWeekPrefetch()
  const contents = useWeekContents(schedule, week, timeZone)
  const dialogName = `schedule:${doctorId}`
  const [draft, setDraft] = useDialog<ShiftDraft>(dialogName)
  // Only a dialog of before the session ended is there without having been opened.
  const [open, setOpen] = useState(true)

  const show = useCallback(
    (next: Omit<ShiftDraft, 'serial'>) => {
      setDraft((last) => ({ ...next, serial: (last?.serial ?? 0) + 1 }))
      setOpen(true)
    },
    [setDraft],
  )
  const edit = useCallback(
    (shift: WeekShift) => show({ shift, times: timesOfShift(shift, timeZone) }),
    [show, timeZone],
  )
  function add() {
    const day = place.pickedDay ?? (isPhone() ? place.day : '')
    show({ shift: null, times: newShiftTimes(day, usualHour) })
  }
  function pick({ day, hour }: Cell) {
    place.go({ day }, { replace: true })
    show({ shift: null, times: newShiftTimes(day, hour) })
  }
  const loading = !schedule && !error
  const next = nextVisit(schedule, now.getTime())
  const notice = loading ? t('loadingWeek') : schedule?.shifts.length === 0 ? t('emptyWeek') : null
  // The first sign that somebody is there is early enough to have the neighbouring weeks ready for their click.
  const onSign = () => prefetch(doctorId, week)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that somebody is there
    <div
      data-fill-window
      className="flex min-h-0 grow flex-col bg-card text-sm"
      onPointerEnter={onSign}
      onPointerDown={onSign}
      onPointerMove={onSign}
      onKeyDown={onSign}
      onFocus={onSign}
    >
      <WeekHead start={start} place={place} now={now} notice={notice} next={next} onAdd={add} />
      <DayStrip place={place} busy={contents.map(isBusy)} />
      {error && !schedule && (
        <p
          role="alert"
          className="flex items-center gap-3 bg-destructive-soft px-4 py-2 text-destructive-strong"
        >
          {t('loadFailed')}
          <Button variant="link" onClick={retry}>
            {t('retry')}
          </Button>
        </p>
      )}
      <WeekGrid
        place={place}
        contents={contents}
        loading={loading}
        timeZone={timeZone}
        now={now}
        onPick={pick}
        onEdit={edit}
      />
      {/* On phones within the thumb's reach. */}
      <div className="border-t px-3 py-2.5 md:hidden print:hidden">
        <Button className="w-full" onClick={add}>
          <Plus aria-hidden="true" />
          {t('addSchedule')}
        </Button>
      </div>
      {draft && (
        <ShiftDialog
          key={draft.serial}
          name={dialogName}
          draft={draft}
          open={open}
          onOpenChange={setOpen}
          shown={{ doctorId, timeZone, week, schedule }}
          today={place.today}
        />
      )}
    </div>
  )
}

function isBusy({ shifts, appointments }: ReturnType<typeof useWeekContents>[number]): boolean {
  return [shifts, appointments].some(
    ({ early, inside, late }) => early.length + inside.length + late.length > 0,
  )
}
