import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { threadSubjects } from '#contract/thread-choices'
import { PatientChoice } from '@/components/desk/patient-choice'
import { aMessage, aPlace, aThread } from '@/components/testing/a-thread'
import { island } from '@/components/testing/island'
import type { ThreadDetail } from '@/lib/domain/thread'
import { routes } from '@/lib/routes'
import { NewThreadForm } from './new-thread-form'
import { ThreadFilters } from './thread-filters'
import { ThreadList } from './thread-list'
import { ThreadScreen } from './thread-screen'
import { WriteToPatient } from './write-to-patient'

const page = island({ at: routes.newThread })
const start = 'threads.start'
const centro = { id: 'k1', name: 'Centro' }
const topic = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const entry = { entryId: 'c1', entryKind: 'condition' as const }

describe('a new thread', () => {
  it('of a patient about an entry of the history names it, and leads to the thread', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    page.answer(start, aThread())
    page.show(
      <NewThreadForm clinics={[centro]} subjects={threadSubjects} entry={entry}>
        About: Condition Asthma
      </NewThreadForm>,
    )
    expect(document.activeElement, 'its topic is chosen').toBe(page.field('Message'))
    const described = page.field('Message').getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toMatch(/In an emergency/)
    expect(screen.getByText('About: Condition Asthma').closest('form')).toBeTruthy()
    expect(screen.getByText('To').nextElementSibling?.textContent).toBe('Centro')
    expect(topic('Health or results').checked).toBe(true)
    await page.type('Message', 'Is it over?')
    await page.press('Send')
    expect(page.sent[0]?.body).toEqual({
      clinicId: 'k1',
      subject: 'result',
      text: 'Is it over?',
      about: entry,
    })
    expect(page.visited).toEqual([routes.thread('t1')])
  })

  it('leaves a phone’s keyboard closed, and says who reads it before it is sent', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList)
    page.show(
      <NewThreadForm clinics={[centro]} subjects={threadSubjects} entry={entry}>
        About: Condition Asthma
      </NewThreadForm>,
    )
    expect(document.activeElement).toBe(document.body)
    const readers = screen.getByText(/doctors and nurses read it, reception does not/)
    const text = page.field('Message')
    expect(text.compareDocumentPosition(readers)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    fireEvent.click(topic('Appointment'))
    expect(screen.getByText(/team reads it/)).toBeTruthy()
  })

  it('says what it lacks beside the field, and sends nothing', async () => {
    page.show(<NewThreadForm clinics={[centro]} subjects={threadSubjects} />)
    const faults = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
    await page.press('Send')
    expect(faults()).toEqual(['Choose a topic first.', 'Write a message first.'])
    expect(document.activeElement).toBe(topic('Appointment'))
    fireEvent.click(topic('Prescription'))
    await page.press('Send')
    expect(faults()).toEqual(['Write a message first.'])
    expect(document.activeElement).toBe(page.field('Message'))
    await page.type('Message', 'Hello')
    expect(faults()).toEqual([])
    expect(page.sent).toEqual([])
  })

  it.each([
    ['the chosen clinic', undefined, 1],
    ['no clinic to its own team', 'p1', 0],
  ])('says when an answer of %s can be expected, and has a way out', (_whose, patientId, times) => {
    const clinics = [{ ...centro, answerHours: 24 }]
    page.show(<NewThreadForm clinics={clinics} subjects={threadSubjects} patientId={patientId} />)
    expect(screen.queryAllByText(/We usually answer within 24 hours of opening time/)).toHaveLength(times)
    expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe(routes.messages)
  })

  it('says the day of an answer where the clinic’s opening hours tell it', () => {
    const clinics = [{ ...centro, answerHours: 24, answerBy: '2026-12-03' }]
    page.show(<NewThreadForm clinics={clinics} subjects={threadSubjects} />)
    expect(screen.getByText(/Answer expected by Thu 3 Dec\./)).toBeTruthy()
  })

  it('is left for the page before it, which need not be the list', async () => {
    vi.stubGlobal('navigation', { canGoBack: true })
    page.show(<NewThreadForm clinics={[centro]} subjects={threadSubjects} patientId="p1" />)
    fireEvent.click(screen.getByRole('link', { name: 'Cancel' }))
    expect(page.visited).toEqual(['back'])
  })

  it('of staff who have chosen nobody waits for the choice', () => {
    page.show(
      <NewThreadForm clinics={[centro]} subjects={threadSubjects} choice={<input aria-label="Patient" />} />,
    )
    const waits = (control: Element) => control.closest('fieldset[disabled]') !== null
    expect(waits(page.field('Patient'))).toBe(false)
    expect(waits(page.field('Message'))).toBe(true)
    expect(waits(screen.getByRole('button', { name: 'Send' }))).toBe(true)
    expect(screen.queryByText(/In an emergency/)).toBeNull()
  })

  it('about an appointment is about that until something else is chosen', () => {
    page.show(<NewThreadForm clinics={[centro]} subjects={threadSubjects} appointmentId="a1" />)
    expect(topic('Appointment').checked).toBe(true)
  })

  it('of the staff is with the patient whom they chose', async () => {
    page.answer(start, aThread())
    page.show(<NewThreadForm clinics={[centro]} subjects={threadSubjects} patientId="p1" />)
    expect(document.activeElement).toBe(topic('Appointment'))
    fireEvent.click(topic('Health or results'))
    await page.type('Message', 'Your analítica is here')
    await page.press('Send')
    expect(page.sent[0]?.body).toMatchObject({
      patientId: 'p1',
      subject: 'result',
      text: 'Your analítica is here',
    })
    expect(page.visited).toEqual([routes.thread('t1')])
  })

  it('that could not be sent says so, keeps the text, and is the same attempt until that is changed', async () => {
    page.lose(start)
    page.show(<NewThreadForm clinics={[centro]} subjects={threadSubjects} />)
    fireEvent.click(topic('Appointment'))
    await page.type('Message', 'Hello')
    await page.press('Send')
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(page.field('Message').value).toBe('Hello')
    expect(page.visited).toEqual([])
    await page.press('Send')
    await page.type('Message', 'Hello again')
    await page.press('Send')
    const [first, again, other] = page.sent.map(({ key }) => key)
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })
})

it('a thread about an entry says which, and leads back to the history', () => {
  const about = { entryKind: entry.entryKind, label: 'Asthma' }
  page.answer('threads.markRead', { message: 'Read' })
  page.show(
    <ThreadScreen
      thread={aThread({ about })}
      conversation={{ messages: [aMessage()], more: false }}
      page={{ threads: [], nextCursor: null }}
      place={aPlace()}
      isStaff={false}
      me="p1"
      team={null}
      onlyOf={null}
      opensHistory={false}
      now={new Date('2026-11-26T09:00:00.000Z')}
    />,
  )
  const link = screen.getByRole('link', { name: 'About: Condition Asthma' })
  expect(link.getAttribute('href')).toBe(routes.history('p1'))
})

const head = (thread: ThreadDetail, isStaff: boolean, listed: ThreadDetail[]) => {
  page.answer('threads.markRead', { message: 'Read' })
  page.show(
    <ThreadScreen
      thread={thread}
      conversation={{ messages: [aMessage()], more: false }}
      page={{ threads: listed, nextCursor: null }}
      place={aPlace()}
      isStaff={isStaff}
      me="s1"
      team={isStaff ? [] : null}
      onlyOf={null}
      opensHistory={false}
      now={new Date('2026-11-26T09:00:00.000Z')}
    />,
  )
  return screen.getByRole('heading', { level: 1 })
}

it('the head of a conversation says a patient its topic and that it is closed', () => {
  const title = head(aThread({ state: 'closed' }), false, [])
  expect(title.textContent).toBe('Appointment')
  expect(title.closest('header')?.textContent).toBe('AppointmentCentroClosed')
})

it('the details of the head open by a button right after its title, which names all that it folds', () => {
  const toggle = head(aThread({ patientName: 'Ana Gil' }), true, []).nextElementSibling
  expect(toggle).toBe(screen.getByRole('button', { name: 'Details' }))
  const [ways = '', more = ''] = toggle?.getAttribute('aria-controls')?.split(' ') ?? []
  expect(document.getElementById(ways)).toBeTruthy()
  expect(document.getElementById(more)?.contains(screen.getByLabelText('Assigned to'))).toBe(true)
})

it.each([
  ['whoever opens all', null, 1],
  ['its doctor', 'd1', 1],
  ['a colleague, who would be refused', 'd2', 0],
])('the appointment of a thread is a link for %s', (_, onlyOf, links) => {
  const about = {
    appointmentId: 'a1',
    start: '2026-11-27T09:00:00.000Z',
    doctorId: 'd1',
    doctorName: 'Eva Gil',
  }
  page.answer('threads.markRead', { message: 'Read' })
  page.show(
    <ThreadScreen
      thread={aThread({ about })}
      conversation={{ messages: [aMessage()], more: false }}
      page={{ threads: [], nextCursor: null }}
      place={aPlace()}
      isStaff
      me="s1"
      team={[]}
      onlyOf={onlyOf}
      opensHistory={false}
      now={new Date('2026-11-26T09:00:00.000Z')}
    />,
  )
  expect(screen.getByText(/About the appointment/)).toBeTruthy()
  expect(screen.queryAllByRole('link', { name: /About the appointment/ })).toHaveLength(links)
})

it('the team sees who the patient is and when they come next, and that what a colleague wrote was read', async () => {
  const document = { kind: 'dni' as const, number: '12345678Z', country: null }
  const patient = { birthdate: '1980-01-02', document, phone: '612 345 678' }
  const answered = {
    authorName: 'Eva Gil',
    fromPatient: false,
    mine: false,
    readAt: '2026-11-26T08:05:00.000Z',
  }
  const next = { id: 'a1', start: '2026-12-03T17:00:00.000Z', doctorId: 'd1', doctorName: 'Eva Gil' }
  page.answer('patients.booked', { ahead: [{ ...next, timeZone: 'Europe/Madrid' }], lastDoctorId: null })
  page.answer('threads.markRead', { message: 'Read' })
  page.show(
    <ThreadScreen
      thread={aThread({ patientName: 'Ana Gil', patient })}
      conversation={{ messages: [aMessage(answered)], more: false }}
      page={{ threads: [], nextCursor: null }}
      place={aPlace()}
      isStaff
      me="s1"
      team={[]}
      onlyOf={null}
      opensHistory
      book={<button type="button">Book</button>}
      now={new Date('2026-11-26T09:00:00.000Z')}
    />,
  )
  expect(screen.getByLabelText('Write to Ana')).toBeTruthy()
  const head = screen.getByRole('heading', { level: 1 }).closest('header')
  expect(head?.textContent).toMatch(/46 years612 345 678/)
  expect(screen.getByRole('list', { name: 'Messages' }).textContent).toMatch(/Read 09:05$/)
  expect(await screen.findByText(/Thu 3 Dec, 18:00/)).toBeTruthy()
})

it('a list of threads marks what is unread in an open one, by weight and a hidden word', () => {
  const threads = [
    aThread({ id: 'new', patientName: 'Ana Gil', unread: true, waiting: true }),
    aThread({ id: 'read', patientName: 'Eva Rey' }),
    aThread({ id: 'closed', patientName: 'Luis Mora', unread: true, state: 'closed' }),
  ]
  page.show(<ThreadList threads={threads} place={aPlace()} now={new Date()} />)
  const unread = screen.getAllByRole('link').filter((link) => /Unread/.test(link.textContent ?? ''))
  expect(unread.map((link) => link.getAttribute('href'))).toEqual([routes.thread('new')])
})

it('staff choose in place to whom they write, of their own latest patients or by name', async () => {
  page.answer('patients.list', {
    patients: [
      {
        id: 'p7',
        name: 'Lucía',
        surname: 'Vidal',
        birthdate: '1985-04-12',
        dni: '12345678Z',
        document: { kind: 'dni', number: '12345678Z', country: '' },
        phone: null,
        status: null,
        lastVisit: null,
        nextVisit: null,
        timeZone: 'Europe/Madrid',
      },
    ],
    total: 1,
    more: false,
    nextCursor: null,
  })
  page.show(<PatientChoice suggests="mine" />)
  expect(await screen.findByRole('option', { name: /Lucía Vidal/ })).toBeTruthy()
  expect(page.sentTo('patients.list')).toMatchObject([{ query: { sort: 'recent', only: 'mine' } }])
  expect(screen.queryByRole('button', { name: 'Register a new patient' })).toBeNull()
  await page.type('Patient', 'vidal')
  const option = await screen.findByRole('option', { name: /Lucía Vidal.*12345678Z/ })
  option.click()
  expect(page.visited).toEqual([`${routes.newThread}?patient=p7`])
})

it('a row of patients leads to a message to that patient', () => {
  page.show(<WriteToPatient patient={{ id: 'p1', name: 'Lucía', surname: 'Vidal' }} />)
  expect(screen.getByRole('link', { name: 'Write to Lucía Vidal' }).getAttribute('href')).toBe(
    `${routes.newThread}?patient=p1`,
  )
})

const filters = (changes: Parameters<typeof aPlace>[0] = {}, isOpen = false) =>
  page.show(<ThreadFilters place={aPlace(changes)} isStaff isOpen={isOpen} hasStates waiting={null} />)

it('what is looked for is a form of its own, whose words stand in the address', () => {
  filters({ q: 'sangre', state: 'mine' })
  const form = document.querySelector('form')
  expect(form?.getAttribute('action')).toBe(routes.messages)
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    q: 'sangre',
    state: 'mine',
  })
  expect(screen.getByRole('searchbox', { name: 'Search messages and patients' })).toBeTruthy()
})

it('the conversations follow what is typed, without a button', async () => {
  filters({ state: 'closed' })
  await page.type('Search messages and patients', 'sangre')
  await waitFor(() => expect(page.visited).toEqual([`${routes.messages}?q=sangre&state=closed`]))
})

it('the search beside an open conversation waits for Enter, so that nobody loses it while typing', async () => {
  filters({}, true)
  await page.type('Search messages and patients', 'sangre')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(page.visited).toEqual([])
  expect(document.querySelector('form')?.getAttribute('action')).toBe(routes.messages)
})

it('each state of the conversations is a link that keeps the words', () => {
  filters({ q: 'sangre', state: 'mine' })
  const links = screen.getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['All', 'Needs reply', 'Mine', 'Done'])
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `${routes.messages}?q=sangre`,
    ...['waiting', 'mine', 'closed'].map((state) => `${routes.messages}?q=sangre&state=${state}`),
  ])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'true', null])
})
