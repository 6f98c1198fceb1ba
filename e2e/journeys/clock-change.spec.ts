import { appointmentList } from '#contract/appointments'
import { workshift } from '#contract/workshifts'
import { addDays, instantOf, wallOf } from '#contract/zone'
import { formatPlainDay } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { clinicApiAs } from '../clinic-api'
import { expect, test } from '../fixtures'
import { type FreshDoctor, freshDoctor, freshPatient } from '../fresh-data'
import { BookingPage } from '../pages/booking-page'
import { CalendarPage } from '../pages/calendar-page'
import { startStackAt } from '../stack-on-another-day'
import { webCookies } from '../web-session'

const zone = 'Europe/Madrid'
const at = (day: string, time: string) => instantOf(wallOf(day, time), zone)
const iso = (day: string, time: string) => new Date(at(day, time)).toISOString()

/** The next change of the clocks in `month` that is at least a week away: its last Sunday, `yyyy-MM-dd`. */
function changeIn(month: 3 | 10): string {
  const lastSunday = (year: number) => {
    const last = new Date(Date.UTC(year, month, 0))
    return addDays(last.toISOString().slice(0, 10), -last.getUTCDay())
  }
  const year = new Date().getUTCFullYear()
  return (
    [lastSunday(year), lastSunday(year + 1)].find((day) => at(day, '00:00') > Date.now() + 7 * 86_400_000) ??
    ''
  )
}

/** Mon 29 Mar 2027 at 09:30 (local time in Madrid) */
function inMails(day: string, time: string): string {
  return `${formatPlainDay(day, 'en', 'full')} at ${time} (local time in Madrid)`
}

async function shiftOn(doctor: FreshDoctor, day: string, from: string, to: string) {
  const [start, end] = [at(day, from), at(day, to)]
  await (await clinicApiAs(doctor)).post('/workshifts', workshift, {
    doctorId: doctor.id,
    clinicId: doctor.clinicId,
    startDate: new Date(start).toISOString(),
    duration: (end - start) / 60_000,
  })
}

// A shift from 1:00 to 8:00 on the day itself: six hours in spring, eight in autumn.
const morning = '03:00 03:30 04:00 04:30 05:00 05:30 06:00 06:30 07:00 07:30'.split(' ')
const changes = [
  {
    what: 'forward',
    sunday: changeIn(3),
    browsers: { patient: 'Pacific/Auckland', doctor: 'Europe/Madrid' },
    slots: ['01:00', '01:30', ...morning],
  },
  {
    what: 'back',
    sunday: changeIn(10),
    browsers: { patient: 'America/Los_Angeles', doctor: 'Asia/Kolkata' },
    slots: ['01:00', '01:30', '02:00 GMT+2', '02:30 GMT+2', '02:00 GMT+1', '02:30 GMT+1', ...morning],
  },
]

for (const { what, sunday, browsers, slots } of changes) {
  test.describe(`while the clocks go ${what}`, () => {
    const [tuesday, saturday, monday] = [addDays(sunday, -5), addDays(sunday, -1), addDays(sunday, 1)]
    let stack: Awaited<ReturnType<typeof startStackAt>>
    test.beforeAll(async () => {
      test.setTimeout(180_000)
      stack = await startStackAt(`clocks-${what}`, at(tuesday, '09:00'))
    })
    test.afterAll(() => stack?.stop())
    test.use({ timezoneId: browsers.patient })

    test('a visit booked beyond the change and moved before it shows one time everywhere', async ({
      page,
      context,
      browser,
      loginAs,
      apiAs,
    }) => {
      const [doctor, patient] = [await freshDoctor(), await freshPatient()]
      await shiftOn(doctor, saturday, '09:00', '11:00')
      await shiftOn(doctor, sunday, '01:00', '08:00')
      await shiftOn(doctor, monday, '09:00', '11:00')
      const newMail = async (address: string, subject: string) => {
        const wanted = () => stack.mailsTo(address).find((mail) => mail.title === subject)
        await expect.poll(wanted, { message: `${subject} to ${address}` }).toBeTruthy()
        return wanted()?.text ?? ''
      }
      const doctors = await browser.newContext({
        baseURL: process.env.E2E_WEB_URL,
        timezoneId: browsers.doctor,
      })
      for (const each of [context, doctors]) await each.clock.install({ time: at(tuesday, '09:00') })
      await doctors.addCookies(await webCookies(doctor))
      await loginAs(patient)

      const calendar = new CalendarPage(await doctors.newPage())
      await calendar.open(monday)
      await calendar.page.evaluate(() => Object.assign(window, { sameDocument: true }))
      await expect(calendar.shift(monday, '09:00', '11:00')).toBeVisible()

      const booking = new BookingPage(page)
      await booking.open(doctor.id, sunday)
      const shown = page.getByRole('button', { name: /^\d\d:\d\d( GMT\+\d)?$/ })
      await expect(shown).toHaveText(slots)
      await booking.open(doctor.id, monday)
      await booking.choose('09:30')
      await expect(booking.dialog).toContainText(formatPlainDay(monday, 'en', 'full'))
      await expect(booking.dialog).toContainText('09:30')
      await booking.confirmButton().click()

      const visit = page.getByRole('article')
      await expect(visit).toContainText(formatPlainDay(monday, 'en', 'card'))
      await expect(visit).toContainText('in 6 days')
      await expect(visit).toContainText('9:30 AM (Madrid time)')
      await expect(calendar.appointment(monday, '09:30')).toContainText(`${patient.surname} 10:00`)
      const caller = await apiAs(patient)
      const [booked] = await caller.get(`/appointments/patient/${patient.id}`, appointmentList)
      expect(booked?.appointmentDate).toBe(iso(monday, '09:30'))
      expect(await newMail(patient.email, 'Your appointment is booked')).toContain(inMails(monday, '09:30'))

      await calendar.page.getByRole('link', { name: 'Previous week' }).click()
      const block = calendar.shift(sunday, '01:00', '08:00')
      await expect(block).toHaveAttribute('data-cut', 'start')
      const [column, box] = [await calendar.column(sunday).boundingBox(), await block.boundingBox()]
      expect(box?.y).toBeCloseTo(column?.y ?? 0, 0)
      expect(box?.height).toBeGreaterThan(88)
      expect(box?.height).toBeLessThan(97)
      await expect(calendar.appointment(saturday, '09:30')).toHaveCount(0)

      await visit.getByRole('link', { name: 'Choose another time' }).click()
      await page.waitForURL(/move=/)
      await page.locator(`table button[value="${saturday}"]`).click()
      await expect(page).toHaveURL(new RegExp(`day=${saturday}`))
      await booking.choose('09:30')
      await booking.confirmButton('Move appointment').click()
      await expect(page).toHaveURL(routes.appointment(booked?.appointmentId ?? ''))
      await expect(page.getByText(formatPlainDay(saturday, 'en', 'full'), { exact: true })).toBeVisible()
      await expect(page.getByText('09:30', { exact: true })).toBeVisible()
      await page.getByText('More about this appointment', { exact: true }).click()
      await expect(page.getByText('Central European Time (Madrid)')).toBeVisible()
      await expect(calendar.appointment(saturday, '09:30')).toContainText(`${patient.surname} 10:00`)
      await calendar.page.getByRole('link', { name: 'Next week' }).click()
      await expect(calendar.shift(monday, '09:00', '11:00')).toBeVisible()
      await expect(calendar.appointment(monday, '09:30')).toHaveCount(0)
      const moved = await newMail(patient.email, 'Your appointment was moved')
      expect(moved).toContain(inMails(saturday, '09:30'))
      expect(moved).toContain(timeBefore(monday))
      const told = await newMail(doctor.email, 'An appointment in your calendar was moved')
      expect(told).toContain(inMails(saturday, '09:30'))
      expect(told).toContain(timeBefore(monday))

      await calendar.page.getByRole('link', { name: 'Previous week' }).click()
      await page.getByRole('button', { name: 'Cancel appointment' }).click()
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText(`${formatPlainDay(saturday, 'en', 'full')}, 09:30`)
      await question.getByRole('button', { name: 'Cancel appointment' }).click()
      await expect(calendar.appointment(saturday, '09:30')).toContainText('Cancelled')
      expect(await newMail(patient.email, 'Your appointment was cancelled')).toContain(
        inMails(saturday, '09:30'),
      )
      expect(await calendar.page.evaluate(() => 'sameDocument' in window)).toBe(true)
      await doctors.close()
    })
  })
}

const timeBefore = (day: string) => `Before: ${formatPlainDay(day, 'en', 'full')} at 09:30`
