import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, it } from 'vitest'
import type { Role } from '#contract/access'
import { aCondition, aHistory, aTreatment } from '@/components/testing/a-history'
import { island } from '@/components/testing/island'
import { keepDraft, readDraft } from '@/lib/browser/session/stored-data'
import type { Visit } from '@/lib/domain/appointment'
import type { History } from '@/lib/domain/history'
import { historyRights } from '@/lib/domain/history-rights'
import { historyEndpoints } from '@/lib/endpoints/histories'
import { routes } from '@/lib/routes'
import { HistoryScreen } from './history-screen'

const page = island({ at: routes.history('p1') })

const screenOf = (
  history: History,
  role: Role = 'doctor',
  more: Partial<ComponentProps<typeof HistoryScreen>> = {},
) => (
  <HistoryScreen
    initial={history}
    rights={historyRights([role])}
    today="2026-11-26"
    timeZone="Europe/Madrid"
    actions={null}
    {...more}
  />
)
/** By its anchor: while a dialog is open, the page behind it has no roles. */
const section = (name: string) => document.getElementById(name)
const dialog = (name: string) => screen.findByRole('dialog', { name })
const lastChanged = { by: 'Eva Gil', at: '2026-11-26T08:00:00.000Z' }
const migraine = aCondition()

it('conditions, treatments and allergies precede the appointments, and the links follow that order', () => {
  page.show(screenOf(aHistory()))
  const order = [
    'conditions',
    'treatments',
    'allergies',
    'visits',
    'analytics',
    'images',
    'fastq',
    'corrections',
  ]
  const links = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(order.map((name) => `#${name}`))
  expect([...document.querySelectorAll('section[id]')].map(({ id }) => id)).toEqual(order)
})

describe('who keeps a history', () => {
  it.each(['doctor', 'clinicadmin'] as const)(
    'a %s adds to it and takes everything out again',
    async (role) => {
      page.show(screenOf(aHistory({ allergies: [{ name: 'Latex', reportedByPatient: false }] }), role))
      const added = [migraine]
      page.answer('histories.addCondition', { conditions: added, lastChanged })
      await page.press('Add Condition')
      await page.type('Name', migraine.name)
      await page.type('Details', migraine.details)
      await page.type('Since', migraine.since)
      await page.press('Save')
      await waitFor(() => expect(section('conditions')?.textContent).toContain('Twice a month'))
      expect(page.sent.at(-1)?.body).toMatchObject({ name: 'Migraine', since: '2020-01-01', until: null })
      expect(screen.getByRole('button', { name: 'Edit Migraine' })).toBeTruthy()

      page.answer('histories.deleteCondition', { conditions: [], lastChanged })
      await page.press('Delete Migraine')
      expect((await screen.findByRole('alertdialog')).textContent).toContain('Migraine')
      await page.press('Delete')
      await waitFor(() => expect(section('conditions')?.textContent).toContain('None recorded.'))
      expect(page.sent.at(-1)?.query).toMatchObject({ version: '1' })

      page.answer(historyEndpoints.deleteAllergy, { allergies: [], lastChanged })
      await page.press('Delete Latex')
      await page.press('Remove allergy')
      await waitFor(() => expect(section('allergies')?.textContent).toContain('Not recorded'))
      expect(page.sent.at(-1)?.body).toEqual({ allergy: 'Latex' })
    },
  )
})

it('a patient adds what they report and takes it out again, and changes nothing of the staff', async () => {
  const asthma = aCondition({ id: 'c2', name: 'Asthma', reportedByPatient: true })
  page.show(screenOf(aHistory({ conditions: [migraine] }), 'patient'))
  expect(screen.queryByRole('button', { name: /^(Edit|Delete) / })).toBeNull()
  page.answer('histories.addCondition', { conditions: [migraine, asthma], lastChanged })
  await page.press('Add Condition')
  await page.type('Name', 'Asthma')
  await page.type('Details', 'In spring')
  await page.type('Since', '2020-01-01')
  await page.press('Save')
  expect(await screen.findAllByText('Reported by the patient')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: /^Edit / })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete Migraine' })).toBeNull()

  page.answer('histories.deleteCondition', { conditions: [migraine], lastChanged })
  await page.press('Delete Asthma')
  await page.press('Delete')
  await waitFor(() => expect(section('conditions')?.textContent).not.toContain('Asthma'))
  expect(section('conditions')?.textContent).toContain('Migraine')
})

it('a nurse takes back only what is theirs', () => {
  const allergies = [
    { name: 'Latex', reportedByPatient: false },
    { name: 'Pollen', reportedByPatient: false, mine: true },
  ]
  page.show(screenOf(aHistory({ allergies }), 'nurse'))
  expect(screen.getByRole('button', { name: 'Add allergy' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Delete Pollen' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Delete Latex' })).toBeNull()
})

describe('of two editors', () => {
  it('one whose entry was deleted meanwhile is told so, and can add it anew', async () => {
    page.show(screenOf(aHistory({ conditions: [migraine] })))
    page.refuse('histories.updateCondition', 'not_found')
    page.answer('histories.get', aHistory())
    await page.press('Edit Migraine')
    await page.type('Details', 'Still there')
    await page.press('Save')
    expect(await screen.findByText('Somebody else deleted this while you were editing')).toBeTruthy()
    expect(section('conditions')?.textContent).toContain('None recorded.')
    expect(page.field('Details').value).toBe('Still there')

    page.answer('histories.addCondition', {
      conditions: [aCondition({ id: 'c2', details: 'Still there' })],
      lastChanged,
    })
    await page.press('Save')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(section('conditions')?.textContent).toContain('Still there')
  })

  it('the second is told what the first saved, keeps what was typed, and replaces it on purpose', async () => {
    page.show(screenOf(aHistory({ conditions: [migraine] })))
    page.refuse('histories.updateCondition', 'stale')
    const theirs = aCondition({ details: 'What the first saved', version: 2 })
    page.answer('histories.get', aHistory({ conditions: [theirs] }))
    await page.press('Edit Migraine')
    await page.type('Details', 'What the second typed')
    await page.press('Save')
    const told = await screen.findByText('Somebody else changed this while you were editing')
    expect(told.closest('[role=dialog]')?.textContent).toContain('What the first saved')
    expect(section('conditions')?.textContent).toContain('What the first saved')
    expect(page.field('Details').value).toBe('What the second typed')

    const mine = aCondition({ details: 'What the second typed', version: 3 })
    page.answer('histories.updateCondition', { conditions: [mine], lastChanged })
    await page.press('Save')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.sent.at(-1)?.body).toMatchObject({ details: 'What the second typed', version: 2 })
    expect(section('conditions')?.textContent).toContain('What the second typed')
  })

  it('whoever comes back sees what has changed meanwhile, not what was shown before', async () => {
    page.answer('histories.addAllergy', {
      allergies: [{ name: 'Latex', reportedByPatient: false }],
      lastChanged,
    })
    const { rerender } = page.show(screenOf(aHistory()))
    await page.press('Add allergy')
    await page.type('Name', 'Latex')
    await page.press('Save')
    await waitFor(() => expect(section('allergies')?.textContent).toContain('Latex'))
    rerender(<p>Patients</p>)
    const later = { by: 'Ana Sanz', at: '2026-11-26T09:00:00.000Z' }
    rerender(screenOf(aHistory({ conditions: [migraine], lastChanged: later })))
    expect(section('conditions')?.textContent).toContain('Migraine')
    expect(section('allergies')?.textContent).toContain('Not recorded')
  })
})

describe('a delete', () => {
  it('of what somebody changed meanwhile is refused once, and names who changed it', async () => {
    const changed = { by: 'Eva Gil', at: '2026-11-26T08:00:00.000Z' }
    page.refuse('histories.deleteCondition', 'stale')
    page.answer('histories.get', aHistory({ conditions: [aCondition({ version: 2, changed })] }))
    page.show(screenOf(aHistory({ conditions: [migraine] })))
    await page.press('Delete Migraine')
    await page.press('Delete')
    expect((await screen.findByRole('alert')).textContent).toContain('Eva Gil changed this at')
    page.answer('histories.deleteCondition', { conditions: [], lastChanged })
    await page.press('Delete')
    await waitFor(() => expect(section('conditions')?.textContent).toContain('None recorded.'))
    const deletes = page.sentTo('histories.deleteCondition')
    expect(deletes.map(({ query }) => query.version)).toEqual(['1', '2'])
  })
})

describe('what is typed into a dialog', () => {
  const typed = { name: 'Half-typed', details: 'Not saved yet', since: '2020-02-03', until: '' }

  it('is kept until it is saved', async () => {
    page.show(screenOf(aHistory()))
    await page.press('Add Condition')
    await page.type('Name', typed.name)
    const kept = { kind: 'condition', entry: null, typed: { name: typed.name } }
    expect(readDraft('ana@', 'history:h1')).toMatchObject(kept)
    page.answer('histories.addCondition', { conditions: [migraine], lastChanged })
    await page.type('Details', typed.details)
    await page.type('Since', typed.since)
    await page.press('Save')
    await waitFor(() => expect(readDraft('ana@', 'history:h1')).toBeNull())
  })

  it.each([
    ['Add Condition', 'condition', typed, 'Details', 'Not saved yet'],
    ['Add Treatment', 'treatment', { instructions: 'One puff' }, 'Instructions', 'One puff'],
    ['Add allergy', 'allergy', { allergy: 'Latex' }, 'Name', 'Latex'],
  ])(
    'is back in %s after the page was loaded anew, for the same person',
    async (name, kind, values, field, value) => {
      const opened = kind === 'allergy' ? { kind } : { kind, entry: null }
      keepDraft('ana@', 'history:h1', { ...opened, typed: values })
      page.show(screenOf(aHistory()))
      await page.press(name)
      await screen.findByRole('dialog')
      expect(page.field(field).value).toBe(value)
    },
  )
})

const visit = (day: number): Visit => ({
  id: `v${day}`,
  patientId: 'p1',
  clinicId: 'k1',
  doctorId: 'd1',
  specialty: null,
  type: 'visit',
  start: `2026-11-${day}T09:00:00.000Z`,
  end: `2026-11-${day}T09:30:00.000Z`,
  status: 'completed',
  doctorName: 'Eva Gil',
  clinicName: 'Centro',
  timeZone: 'Europe/Madrid',
  patientName: null,
  reason: null,
  note: null,
})
const days = () =>
  within(screen.getByRole('region', { name: 'Appointments' }))
    .getAllByRole('listitem')
    .map(({ id }) => id)

describe('visits in the history', () => {
  it('load earlier ones on request, and the first of them takes the focus', async () => {
    page.show(screenOf(aHistory({ visits: [visit(23), visit(22), visit(21)], visitsCursor: 'before-21' })))
    expect(page.sent).toEqual([])
    page.answer('histories.visits', { visits: [visit(20), visit(19)], cursor: null })
    await page.press('Show older')
    expect(page.sent[0]?.query).toEqual({ id: 'h1', cursor: 'before-21' })
    expect(days()).toEqual(['visit-v23', 'visit-v22', 'visit-v21', 'visit-v20', 'visit-v19'])
    expect(document.activeElement?.id).toBe('visit-v20')
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull()
  })

  it('that could not be loaded can be asked for again', async () => {
    page.show(screenOf(aHistory({ visits: [visit(23)], visitsCursor: 'before-23' })))
    page.refuse('histories.visits', 'unavailable')
    await page.press('Show older')
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Show older' })).toBeTruthy()
  })
})

it.each([
  ['doctor', 'Not closed'],
  ['patient', 'Past'],
] as const)('to a %s a visit of an earlier day that nobody closed says %s', (role, said) => {
  const left = { ...visit(25), status: 'pending' as const }
  page.show(
    screenOf(aHistory({ visits: [{ ...left, id: 'v26', end: '2026-11-26T09:30:00.000Z' }, left] }), role),
  )
  const [today, earlier] = within(screen.getByRole('region', { name: 'Appointments' })).getAllByRole(
    'listitem',
  )
  expect(today?.textContent).toContain('Pending')
  expect(earlier?.textContent).toContain(said)
})

it('a visit of another year says its year, by the clock of its clinic', () => {
  const at = (id: string, start: string) => ({ ...visit(25), id, start })
  const visits = [at('new', '2025-12-31T23:30:00.000Z'), at('old', '2025-12-31T22:30:00.000Z')]
  page.show(screenOf(aHistory({ visits })))
  const region = within(screen.getByRole('region', { name: 'Appointments' }))
  expect(region.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Thu 1 Jan, 00:30',
    '31 Dec 2025, 23:30',
  ])
})

it('visits to come stand above those that have been, the nearest first, today’s by that word', () => {
  const coming = (day: number) => ({
    id: `v${day}`,
    start: `2026-11-${day}T09:00:00.000Z`,
    doctorId: 'd1',
    doctorName: 'Eva Gil',
    timeZone: 'Europe/Madrid',
    clinicName: 'Centro',
    reason: 'Cough',
  })
  page.show(screenOf(aHistory({ visits: [visit(25)], visitsAhead: [26, 27].map(coming) })))
  const region = within(screen.getByRole('region', { name: 'Appointments' }))
  const heads = region.getAllByRole('heading', { level: 3 })
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Upcoming', 'Earlier'])
  const [next] = region.getAllByRole('listitem')
  expect(next?.textContent).toBe('Today, 10:00Eva GilCough')
  expect(region.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Today, 10:00',
    'Fri 27 Nov, 10:00',
    'Wed 25 Nov, 10:00',
  ])
  expect(screen.getByRole('link', { name: 'Appointments 3' })).toBeTruthy()
  const head = within(screen.getByRole('banner'))
  expect(head.getByRole('link').getAttribute('href')).toBe(routes.appointment('v26'))
  expect(head.getByRole('link').textContent).toBe('Next: Today, 10:00')
})

it('a doctor finds no way to the appointments of colleagues, which would be refused', () => {
  const tied = (id: string) => ({ id, start: '2026-11-25T09:00:00.000Z', timeZone: 'Europe/Madrid' })
  const ahead = { ...tied('v26'), doctorId: 'd9', doctorName: 'Eva Gil' }
  const visits = [visit(25), { ...visit(24), doctorId: 'd9' }]
  const conditions = ['v24', 'v25', 'v1'].map((id) => aCondition({ id: `c-${id}`, visit: tied(id) }))
  const history = aHistory({ visits, visitsAhead: [ahead], conditions })
  const ways = () =>
    screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith(routes.appointment('')))
  const { rerender } = page.show(screenOf(history, 'doctor', { onlyOf: visit(25).doctorId }))
  expect(ways()).toEqual(['v25', 'v25'].map(routes.appointment))
  rerender(screenOf(history))
  expect(ways()).toHaveLength(7)
})

it('the acts of an entry say which entry they are about; rare ones are seen once it is pointed at', () => {
  page.show(screenOf(aHistory({ conditions: [migraine] })))
  const conditions = within(screen.getByRole('region', { name: 'Conditions' }))
  const isRare = (act: HTMLElement) => act.classList.contains('rare-act')
  expect(isRare(conditions.getByRole('button', { name: 'Edit Migraine' }))).toBe(false)
  expect(isRare(conditions.getByRole('link', { name: 'Message about Migraine' }))).toBe(true)
  expect(isRare(conditions.getByRole('button', { name: 'Delete Migraine' }))).toBe(true)
})

it('has the way to the genetic study in sight at every width', () => {
  const actions = { link: null, buttons: <button type="button">Book</button>, opensToday: false }
  page.show(screenOf(aHistory(), 'doctor', { actions }))
  for (const name of ['Upload', 'Genetic Study']) {
    for (let part: Element | null = screen.getByRole('button', { name }); part; part = part.parentElement)
      for (const each of part.classList) expect(each).not.toMatch(/^(?!print:)([@\w-]+:)*(hidden|sr-only)$/)
  }
})

it('for fingers the acts of an entry are words behind one button, which Escape gives the focus back to', async () => {
  page.show(screenOf(aHistory({ conditions: [migraine] })))
  const edit = () => screen.getByRole('button', { name: 'Edit Migraine' })
  expect(edit().textContent).toBe('')
  await page.press('Actions: Migraine')
  expect(edit().textContent).toBe('Edit Migraine')
  fireEvent.keyDown(edit(), { key: 'Escape' })
  expect(edit().textContent).toBe('')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions: Migraine' }))
})

it('the one act of an entry that its reader may not change needs no menu', () => {
  page.show(screenOf(aHistory({ conditions: [migraine] }), 'patient', { own: true }))
  expect(screen.getByRole('link', { name: 'Message about Migraine' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Actions: Migraine' })).toBeNull()
})

it('appointments open anywhere on their rows but on what is read there; those of colleagues show no way', () => {
  const own = {
    ...visit(25),
    reason: 'Cough',
    note: { text: 'Better', by: 'Eva Gil', at: '2026-11-25T09:20:00.000Z' },
  }
  const visits = [own, { ...visit(24), doctorId: 'd9' }]
  page.show(screenOf(aHistory({ visits }), 'doctor', { onlyOf: own.doctorId }))
  const rows = within(screen.getByRole('region', { name: 'Appointments' })).getAllByRole('listitem')
  expect(rows.map((row) => row.querySelector('a')?.classList.contains('after:inset-0'))).toEqual([
    true,
    undefined,
  ])
  expect(rows.map((row) => row.querySelectorAll('use[href$="chevron-right"]').length)).toEqual([1, 0])
  for (const read of ['Cough', 'Better'])
    expect(screen.getByText(read).closest('p')?.classList.contains('relative')).toBe(true)
})

it('patients read the day of an entry’s last change, staff also the time', () => {
  const changed = { by: 'Eva Gil', at: '2026-11-26T08:00:00.000Z' }
  const history = aHistory({ conditions: [aCondition({ changed })] })
  page.show(screenOf(history, 'patient', { own: true }))
  expect(section('conditions')?.textContent).toContain('Eva Gil · 26 Nov 2026')
  expect(section('conditions')?.textContent).not.toContain('09:00')
})

it.each([
  [true, ['Details']],
  [false, ['Details', 'Next: Today, 10:00']],
])(
  'today’s appointment stands in the head unless the acts begin with opening it: %s',
  (opensToday, links) => {
    const actions = { link: <a href="/details">Details</a>, buttons: null, opensToday }
    page.show(screenOf(aHistory({ visits: [{ ...visit(26), status: 'pending' }] }), 'doctor', { actions }))
    const head = within(screen.getByRole('banner'))
    expect(head.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(links)
  },
)

it('what patients reported is theirs in their own words, and the patient’s for anybody else', () => {
  const history = aHistory({ conditions: [aCondition({ reportedByPatient: true })] })
  page.show(screenOf(history, 'patient', { own: true }))
  expect(screen.getByText('Reported by you')).toBeTruthy()
  page.show(screenOf(history, 'patient'))
  expect(screen.getByText('Reported by the patient')).toBeTruthy()
})

it('an appointment that was completed since the last entry is there when its doctor comes back', async () => {
  const brought = aHistory({ conditions: [migraine], lastChanged })
  page.answer('histories.deleteCondition', { conditions: [], lastChanged })
  const { rerender } = page.show(screenOf(brought))
  await page.press('Delete Migraine')
  await page.press('Delete')
  await waitFor(() => expect(section('conditions')?.textContent).toContain('None recorded.'))
  rerender(<p>The appointment</p>)
  rerender(screenOf({ ...brought, conditions: [], visits: [visit(23)] }))
  expect(days()).toEqual(['visit-v23'])
})

describe('treatments and allergies', () => {
  const allergies = [{ name: 'Alergia a penicilinas', reportedByPatient: false }]
  const given = aTreatment({ name: 'Bencilpenicilina' })

  it('that belong together are marked, and warned of while either is typed', async () => {
    page.show(screenOf(aHistory({ allergies, treatments: [given] })))
    expect(section('treatments')?.textContent).toContain('Allergy: Alergia a penicilinas')
    await page.press('Add Treatment')
    const added = await dialog('Add Treatment')
    await page.type('Name', 'Penicillin V')
    expect(added.textContent).toContain('Recorded allergy: Alergia a penicilinas')
    await page.type('Name', 'Paracetamol')
    expect(added.textContent).not.toContain('Recorded allergy')
    await page.press('Cancel')
    await page.press('Add allergy')
    await page.type('Name', 'bencilpenicilina')
    expect(screen.getByRole('dialog').textContent).toContain('Current or planned treatment: Bencilpenicilina')
  })
})
