'use client'

import { useState } from 'react'
import { DaysOffDialog, WeeklyHoursDialog } from '@/components/schedule/large-parts'
import { useDialog } from '@/lib/browser/drafts/use-dialog-draft'
import type { CalendarStart } from '@/lib/domain/schedule'
import type { DaysOffDraft } from './days-off/days-off-dialog'
import type { CalendarPlace } from './use-calendar-place'
import type { WeeklyHoursDraft } from './weekly-hours/weekly-hours-dialog'

interface HourPanels {
  start: CalendarStart
  place: CalendarPlace
  /** The day with which the days off open, `yyyy-MM-dd`. */
  offFrom: string
}

/** Weekly hours and days off of the doctor who is shown: what opens them, and what is open. */
export function useHourPanels({ start, place, offFrom }: HourPanels) {
  const weekly = usePanel(`weekly-hours:${place.doctorId}`)
  const daysOff = usePanel(`days-off:${place.doctorId}`)
  const doctor = start.doctors.find(({ id }) => id === place.doctorId) ?? start.doctor
  const shown = { doctor, timeZone: start.timeZone, today: place.today }
  return {
    doctor,
    opens: { onWeekly: () => weekly.show(place.today), onDaysOff: () => daysOff.show(offFrom) },
    panels: (
      <>
        {daysOff.panel && (
          <DaysOffDialog
            key={daysOff.panel.draft.serial}
            doctors={start.doctors}
            {...daysOff.panel}
            {...shown}
          />
        )}
        {weekly.panel && <WeeklyHoursDialog key={weekly.panel.draft.serial} {...weekly.panel} {...shown} />}
      </>
    ),
  }
}

/** A dialog once it was opened, with which it loads; it comes back after a sign-in with what was typed into it. */
function usePanel(name: string) {
  const [draft, setDraft] = useDialog<DaysOffDraft & WeeklyHoursDraft>(name)
  const [open, setOpen] = useState(true)

  function show(from: string) {
    setDraft((last) => ({ from, serial: (last?.serial ?? 0) + 1 }))
    setOpen(true)
  }

  return { show, panel: draft && { name, draft, open, onOpenChange: setOpen } }
}
