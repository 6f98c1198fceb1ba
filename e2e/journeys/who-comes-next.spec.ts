import { addDays, dayAt, instantOf, wallOf } from '#contract/zone'
import { addWeeks, mondayOf } from '@/lib/domain/week'
import { routes } from '@/lib/routes'
import { shiftClock } from '../../scripts/test-run/shifted-time.ts'
import { expect, test } from '../fixtures'
import { clinicInstant, freshAppointment, freshDoctor, freshPatient, freshShift } from '../fresh-data'
import { startStackAt } from '../stack-on-another-day'
import { webCookies } from '../web-session'

const zone = 'Europe/Madrid'

test('a doctor’s home says who comes next without a click', async ({ browser }) => {
  const tuesday = addDays(addWeeks(mondayOf(dayAt(Date.now(), zone)), 1), 1)
  const morning = instantOf(wallOf(tuesday, '07:00'), zone)
  const stack = await startStackAt('tuesday', morning)
  try {
    const [doctor, patient] = [await freshDoctor(), await freshPatient()]
    const days = Math.round((Date.parse(tuesday) - Date.parse(dayAt(Date.now(), zone))) / 86_400_000) + 1
    await freshShift(doctor, { daysAhead: days })
    await freshAppointment(patient, doctor, clinicInstant(doctor, days, '09:30'))
    const context = await browser.newContext({ baseURL: process.env.E2E_WEB_URL ?? '' })
    await context.addInitScript(shiftClock, morning - Date.now())
    await context.addCookies(await webCookies(doctor))
    const page = await context.newPage()
    await page.goto(routes.app)
    await expect(
      page.getByRole('link', { name: `Next: Wednesday 09:30, ${patient.name} ${patient.surname}` }),
    ).toBeVisible()
    await context.close()
  } finally {
    await stack.stop()
  }
})
