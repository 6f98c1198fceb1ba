import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { WeeklyHoursDialog } from './weekly-hours-dialog'

const page = island({ at: routes.calendar })
const counts = { seriesId: 's1', created: 30, skipped: 0, removed: 0, undo: 'u1' }

const open = () =>
  page.load(
    <WeeklyHoursDialog
      name="weekly-hours"
      draft={{ from: '2026-11-30', serial: 1 }}
      open
      onOpenChange={() => undefined}
      doctor={{ id: 'd1', name: 'Eva Gil' }}
      timeZone="Europe/Madrid"
      today="2026-11-24"
    />,
  )

it('Enter in the line shows what saving would do; saving is a press of its own', async () => {
  page.answer('workshift-series.preview', {
    shifts: 30,
    skipped: 0,
    first: '2026-11-30T08:00:00.000Z',
    last: '2027-11-29T08:00:00.000Z',
    collisions: [],
    affected: [],
    version: 'v',
  })
  page.answer('workshift-series.create', counts)
  await open()
  const line = await screen.findByPlaceholderText<HTMLInputElement>(/9/)
  await act(async () => void fireEvent.input(line, { target: { value: 'Mon-Fri 9-14' } }))
  line.focus()
  await act(async () => {
    // A browser submits the form of a field in which Enter is pressed, unless that was prevented.
    if (fireEvent.keyDown(line, { key: 'Enter' })) line.form?.requestSubmit()
  })
  const preview = await screen.findByRole('region', { name: 'Preview' })
  await waitFor(() => expect(preview.parentElement).toBe(document.activeElement))
  expect(preview.textContent).toContain('from 30 Nov 2026, 09:00 to 29 Nov 2027, 09:00.')
  const created = () => page.sentTo('workshift-series.create').length
  expect(created()).toBe(0)
  await act(async () => line.form?.requestSubmit())
  await waitFor(() => expect(created()).toBe(1))
})

it('Enter in any other field waits for the preview too, and what was saved can be taken back', async () => {
  const preview = page.wait('workshift-series.preview')
  page.answer('workshift-series.create', counts)
  page.answer('visits.undo', { message: 'Taken back' })
  await open()
  const until = page.field('Last day')
  const created = () => page.sentTo('workshift-series.create').length
  await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: 'Monday' })))
  until.focus()
  await act(async () => until.form?.requestSubmit())
  expect(created()).toBe(0)
  await preview.answer({
    shifts: 30,
    skipped: 0,
    first: null,
    last: null,
    collisions: [],
    affected: [],
    version: 'v',
  })
  await waitFor(() => expect(screen.getByRole('region', { name: 'Preview' }).textContent).toContain('30'))
  until.focus()
  await act(async () => until.form?.requestSubmit())
  await waitFor(() => expect(created()).toBe(1))
  // The dialog, which its page closes, hides the toast from roles.
  const undo = await screen.findByText('Undo')
  await act(async () => undo.click())
  await waitFor(() => expect(page.sent.at(-1)?.query).toEqual({ token: 'u1' }))
})

const nothing = {
  shifts: 1,
  skipped: 0,
  first: null,
  last: null,
  collisions: [],
  affected: [],
  version: 'v',
}

it.each([
  [['2026-12-02', '2026-12-09'], '2 days keep the hours they already have: Wed 2 Dec, Wed 9 Dec.'],
  [
    ['2026-12-02', '2026-12-04', '2026-12-09', '2026-12-11', '2026-12-16'],
    '5 days keep the hours they already have: 3 × Wednesday, 2 × Friday.',
  ],
])('the preview names the days that keep their hours: %s', async (days, said) => {
  const collisions = days.map((day) => ({ startDate: `${day}T08:00:00.000Z`, duration: 300, with: 's1' }))
  page.answer('workshift-series.preview', { ...nothing, skipped: days.length, collisions })
  await open()
  await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: 'Wednesday' })))
  expect(await screen.findByText(new RegExp(said))).toBeTruthy()
  const letters = [...screen.getByRole('img').querySelectorAll('text')].map(({ textContent }) => textContent)
  expect(letters.slice(-7).join('')).toBe('MTWTFSS')
})

const type = async (text: string) => {
  page.answer('workshift-series.preview', nothing)
  await open()
  const line = await screen.findByPlaceholderText<HTMLInputElement>(/9/)
  await act(async () => void fireEvent.input(line, { target: { value: text } }))
  return line
}

it('an unclear letter is asked about, and the answer stands in the line', async () => {
  const line = await type('M 9am-5pm')
  await page.press('Tuesday')
  expect(line.value).toBe('Tuesday 9am-5pm')
  expect(screen.getByText(/^Tue 09:00–17:00/)).toBeTruthy()
})

it('a word that is not understood is marked, with what could be there', async () => {
  await type('Mon-Fri 9-14 sometimes')
  expect(screen.getByText('sometimes').tagName).toBe('MARK')
  expect(screen.getByText(/Possible here: more days and hours/)).toBeTruthy()
})

it('hours that end on the next day say so', async () => {
  await type('Fri 22-8, even weeks')
  expect(screen.getByText('Ends on the next day.')).toBeTruthy()
  expect(screen.getByDisplayValue('Even weeks')).toBeTruthy()
})

it('the public holidays that a line leaves out are those of the clinic', async () => {
  const holiday = {
    from: '2026-12-08',
    to: '2026-12-08',
    nameEn: 'Immaculate',
    nameEs: 'Inmaculada',
    known: false,
  }
  page.answer('days-off.holidays', [holiday])
  await type('Mon-Fri 9-14 except holidays')
  expect(await screen.findByText(/except 8 Dec 2026$/)).toBeTruthy()
})

it('the fields show the last day that the line was understood to mean', async () => {
  const line = await type('Fri 22-8')
  expect(page.field('Last day').value).toBe('23/11/2027')
  await act(async () => void fireEvent.input(line, { target: { value: 'Fri 22-8 until 31 Dec' } }))
  expect(page.field('Last day').value).toBe('31/12/2026')
})
