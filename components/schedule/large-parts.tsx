'use client'

import { largePart } from '@/components/ui/large-part'

export const CopyHours = largePart(() => import('./drag/copy-hours').then((module) => module.CopyHours), {
  soon: true,
})
export const DayFacts = largePart(() => import('./day-facts').then((module) => module.DayFacts))
export const DaysOffDialog = largePart(
  () => import('./days-off/days-off-dialog').then((module) => module.DaysOffDialog),
  { soon: true },
)
export const DragLayer = largePart(() => import('./drag/drag-layer').then((module) => module.DragLayer), {
  soon: true,
})
export const RoomsButton = largePart(() =>
  import('./rooms/rooms-button').then((module) => module.RoomsButton),
)
export const RoomsDay = largePart(() => import('./rooms/rooms-day').then((module) => module.RoomsDay))
export const ShiftDialog = largePart(() => import('./shift-dialog').then((module) => module.ShiftDialog), {
  soon: true,
})
export const TeamShiftDialog = largePart(() =>
  import('./team-shift-dialog').then((module) => module.TeamShiftDialog),
)
export const VisitCard = largePart(() => import('./visit-card').then((module) => module.VisitCard), {
  soon: true,
})
export const WeekPicker = largePart(() => import('./week-picker').then((module) => module.WeekPicker), {
  soon: true,
})
export const WeeklyHoursDialog = largePart(
  () => import('./weekly-hours/weekly-hours-dialog').then((module) => module.WeeklyHoursDialog),
  { soon: true },
)
