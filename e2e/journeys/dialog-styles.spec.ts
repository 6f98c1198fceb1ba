import { z } from 'zod'
import { expect, test } from '../fixtures'
import { calendarDay } from '../pages/calendar-page'

const trace = z.object({
  traceEvents: z.array(
    z.object({ name: z.string(), args: z.object({ elementCount: z.number() }).partial().optional() }),
  ),
})

test('a dialog that opens leaves the styles of the page behind it as they are', async ({
  browser,
  page,
  openCalendarOf,
}) => {
  await openCalendarOf('doctor', calendarDay(1, 'Europe/Madrid'))
  const behind = await page.locator('*').count()
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.getByRole('button', { name: 'Add Schedule', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('button').first()).toBeFocused()
  const { traceEvents } = trace.parse(JSON.parse((await browser.stopTracing()).toString()))
  const restyled = traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? (args?.elementCount ?? 0) : [],
  )
  // The dialog itself is put in once, with what browsers draw its lists of times with.
  expect(restyled.filter((elements) => elements > 100).length).toBe(1)
  expect(Math.max(...restyled)).toBeLessThan(behind)
})
