import { expect, type Page } from '@playwright/test'
import { addDays, dayAt } from '#contract/zone'
import { firstHour, rowHeight } from '@/lib/domain/grid'
import { dayInWords } from '@/lib/format/week'
import { routes } from '@/lib/routes'
import { listening } from '../alive'

/** The calendar's day, so many days from today at a clinic in `timeZone`. */
export function calendarDay(daysAhead: number, timeZone: string): string {
  return addDays(dayAt(Date.now(), timeZone), daysAhead)
}

export class CalendarPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(day: string, doctorId?: string) {
    const query = new URLSearchParams({ week: day, day, ...(doctorId && { doctor: doctorId }) })
    const alive = listening(this.page)
    await this.page.goto(`${routes.calendar}?${query}`)
    await expect(this.column(day)).toBeVisible()
    await alive
  }

  column(day: string) {
    return this.page.getByRole('group', { name: dayInWords(day, 'en'), exact: true })
  }

  shift(day: string, start: string, end: string) {
    return this.column(day).getByRole('button', { name: `Schedule ${start} to ${end}` })
  }

  appointment(day: string, start: string) {
    return this.column(day).getByRole('link', { name: start })
  }

  /** A click into the first quarter of an hour's row, at the left edge. */
  async clickHour(day: string, hour: number) {
    await this.column(day).click({ position: { x: 12, y: (hour - firstHour) * rowHeight + 20 } })
  }

  dialog(title: 'Create New Schedule' | 'Edit Schedule') {
    return this.page.getByRole('dialog', { name: title })
  }

  async setTime(field: 'Start Time' | 'End Time', time: string) {
    const [hour = '', minute = ''] = time.split(':')
    const picker = this.page.getByRole('group', { name: field })
    await picker.getByLabel('Hora').selectOption(hour)
    await picker.getByLabel('Minutos').selectOption(minute)
  }

  async submit(label: 'Save Schedule' | 'Update Schedule') {
    await this.page.getByRole('button', { name: label }).click()
  }
}
