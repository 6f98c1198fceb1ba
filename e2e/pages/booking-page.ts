import type { Page } from '@playwright/test'
import { routes } from '@/lib/routes'
import { settled } from '../alive'

/** The booking screen of one doctor. */
export class BookingPage {
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(doctorId: string, day?: string) {
    await this.page.goto(routes.book(doctorId) + (day ? `?day=${day}` : ''))
  }

  slot(time: string) {
    return this.page.getByRole('button', { name: time, exact: true })
  }

  get dialog() {
    return this.page.getByRole('alertdialog')
  }

  /** Waits until the page listens: before, a click would be lost. */
  async choose(time: string) {
    await settled(this.page)
    await this.slot(time).click()
    await this.dialog.waitFor()
  }

  confirmButton(name = 'Confirm Booking') {
    return this.dialog.getByRole('button', { name })
  }
}
