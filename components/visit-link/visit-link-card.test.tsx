import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { VisitLink } from '#contract/visit-links'
import { StopLinkCard } from '@/components/stop-link/stop-link-card'
import { island } from '@/components/testing/island'
import { stopLinkEndpoints } from '@/lib/endpoints/stop-links'
import { visitLinkEndpoints } from '@/lib/endpoints/visit-links'
import { routes } from '@/lib/routes'
import { VisitLinkCard } from './visit-link-card'
import { VisitLinkScreen } from './visit-link-screen'

const page = island({ at: '/visit/t1' })
const link: VisitLink = {
  action: 'cancel',
  state: 'open',
  clinicName: 'Clínica',
  city: 'Madrid',
  doctorName: 'Eva Gil',
  start: '2026-11-24T09:00:00.000Z',
  end: '2026-11-24T09:30:00.000Z',
  timeZone: 'Europe/Madrid',
  free: [],
}
const free = ['2026-11-25T08:00:00.000Z', '2026-11-25T08:30:00.000Z']

describe('the link of a mail', () => {
  it('cancels the visit after one press; opening it does nothing', async () => {
    page.answer(visitLinkEndpoints.follow, { ...link, state: 'done' })
    page.show(<VisitLinkCard token="t1" initial={link} />)
    expect(screen.getByText(/10:00/)).toBeTruthy()
    expect(page.sent).toEqual([])
    await page.press('Cancel the appointment')
    expect(page.sent[0]?.body).toEqual({ token: 't1', action: 'cancel' })
    expect(await screen.findByText(/Your appointment is cancelled/)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each(['confirm', 'move', 'cancel'] as const)(
    'to %s says that it has ended, and offers nothing',
    (action) => {
      page.show(<VisitLinkCard token="t1" initial={{ ...link, action, state: 'ended', free }} />)
      expect(screen.getByText(/was moved, cancelled or has started/)).toBeTruthy()
      expect(screen.queryByRole('button')).toBeNull()
      expect(screen.queryByRole('radio')).toBeNull()
    },
  )

  it('says so when the visit changed while it was open', async () => {
    page.refuse(visitLinkEndpoints.follow, 'conflict')
    page.show(<VisitLinkCard token="t1" initial={link} />)
    await page.press('Cancel the appointment')
    expect(await screen.findByText(/was moved, cancelled or has started/)).toBeTruthy()
  })

  it('offers the times that are free now when the chosen one went', async () => {
    page.refuse(visitLinkEndpoints.follow, 'slot_taken', { alternatives: free.slice(1) })
    page.show(<VisitLinkCard token="t1" initial={{ ...link, action: 'move', free }} />, { locale: 'es' })
    screen.getAllByRole('radio')[0]?.click()
    await page.press('Cambiarla a las 09:00')
    expect(await screen.findAllByRole('radio')).toHaveLength(1)
    expect(page.sent[0]?.body).toMatchObject({ action: 'move', start: free[0] })
  })

  it('says that it is too late, before and after the press', async () => {
    page.show(<VisitLinkCard token="t1" initial={{ ...link, tooLate: 24 }} />)
    expect(screen.getByText(/up to 24 hours before/)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('turns too late while it is open', async () => {
    page.refuse(visitLinkEndpoints.follow, 'against_rules', { rule: 'too-late', limit: 2 })
    page.show(<VisitLinkCard token="t1" initial={link} />)
    await page.press('Cancel the appointment')
    expect(await screen.findByText(/up to 2 hours before/)).toBeTruthy()
  })

  it('leads into the room once it is open', () => {
    const joining = { ...link, action: 'join', opensAt: '2026-11-24T08:50:00.000Z' } as const
    const { rerender } = page.show(<VisitLinkCard token="t1" initial={{ ...joining, joinUrl: null }} />)
    expect(screen.getByText(/opens at/).textContent).toContain('opens at 09:50')
    expect(screen.queryByRole('link', { name: 'Join the video call' })).toBeNull()
    rerender(
      <VisitLinkCard key="open" token="t1" initial={{ ...joining, joinUrl: 'https://meet.example/r' }} />,
    )
    expect(screen.getByRole('link', { name: 'Join the video call' })).toHaveProperty(
      'href',
      'https://meet.example/r',
    )
  })

  it('can be tried again after a failure', async () => {
    page.lose(visitLinkEndpoints.follow)
    page.show(<VisitLinkCard token="t1" initial={{ ...link, action: 'confirm' }} />)
    await page.press('I am coming')
    expect(await screen.findByRole('alert')).toBeTruthy()
    page.answer(visitLinkEndpoints.follow, { ...link, action: 'confirm', state: 'done' })
    await page.press('I am coming')
    expect(await screen.findByText(/The clinic knows that you are coming/)).toBeTruthy()
  })
})

it('a link that is unknown leads to the appointments, and names the clinic to call where its message says which', () => {
  page.show(<VisitLinkScreen token="t1" link={undefined} />)
  expect(screen.getByRole('link').getAttribute('href')).toBe(routes.appointments)
  page.show(<VisitLinkScreen token="t1" link={undefined} whoToCall={<p>Clínica Retiro</p>} />)
  expect(screen.getByText('Clínica Retiro')).toBeTruthy()
})

describe('the short link of a text', () => {
  const offer = { expiresAt: '2026-11-24T08:15:00.000Z', instead: null }
  const offered: VisitLink = { ...link, action: 'choose', offer }

  it.each([
    ['Take this time', 'accept', /The time is yours/],
    ['No, thank you', 'decline', /offered to the next person/],
  ] as const)('to an offer: %s', async (button, action, says) => {
    page.answer(visitLinkEndpoints.follow, { ...offered, action, state: 'done' })
    page.show(<VisitLinkCard token="abc" initial={offered} />)
    expect(screen.getByText(/Kept for you until/)).toBeTruthy()
    expect(screen.queryByText('Choose another time')).toBeNull()
    await page.press(button)
    expect(page.sent[0]?.body).toEqual({ token: 'abc', action })
    expect(await screen.findByText(says)).toBeTruthy()
  })
})

describe('the link that stops mails', () => {
  it('does so after one press, without signing in; a failure can be tried again', async () => {
    page.refuse(stopLinkEndpoints.follow, 'internal')
    page.show(<StopLinkCard token="s1" initial={{ stops: 'visits', on: true }} />)
    expect(page.sent).toEqual([])
    await page.press('Stop these emails')
    expect(await screen.findByRole('alert')).toBeTruthy()
    page.answer(stopLinkEndpoints.follow, { stops: 'visits', on: false })
    await page.press('Stop these emails')
    expect(await screen.findByText(/You will no longer get these emails\./)).toBeTruthy()
    expect(page.sent.map(({ call }) => call)).toEqual(Array(2).fill('POST /api/unsubscribe/s1'))
  })
})
