import { act, screen } from '@testing-library/react'
import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import type { ConsentKind } from '#contract/consent-choices'
import type { Consent } from '#contract/consents'
import { englishTexts } from '@/components/testing/in-spanish'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import en from '@/messages/en.json'
import es from '@/messages/es.json'
import { ConsentsCard } from './consents-card'

const page = island({ at: routes.patientEdit })

const unsaid = { version: 1, given: null, saidVersion: null, at: null }
const reminders: Consent = { ...unsaid, kind: 'reminders', basis: 'contract', on: true }
const ofText = (kind: 'sms' | 'whatsapp'): Consent => ({ ...unsaid, kind, basis: 'consent', on: false })
const said = (consent: Consent, given: boolean): Consent => ({
  ...consent,
  given,
  on: given,
  saidVersion: 1,
  at: '2026-11-26T08:00:00.000Z',
})

describe.each(['en', 'es'] as const)('what a patient agrees to, in %s', (locale) => {
  const t = createTranslator({ locale, messages: locale === 'es' ? es : en, namespace: 'consents' })
  const show = (consent: Consent) =>
    page.load(<ConsentsCard patientId="p1" initial={[consent]} />, { locale })
  const switchOf = (kind: ConsentKind) =>
    screen.getByRole<HTMLInputElement>('switch', { name: t(`kinds.${kind}`) })
  const press = (kind: ConsentKind) => act(async () => switchOf(kind).click())
  const row = () => document.getElementById('consents')?.querySelector('li')
  const day = locale === 'es' ? '26 nov 2026' : '26 Nov 2026'

  it.each(['sms', 'whatsapp'] as const)('%s is agreed to below its text, and ended at once', async (kind) => {
    const consent = ofText(kind)
    await show(consent)
    await press(kind)
    const dialog = await screen.findByRole('dialog', { name: t(`kinds.${kind}`) })
    expect(dialog.textContent).toContain(t(`texts.${kind}1`))
    expect(page.sent).toEqual([])
    if (locale === 'es') expect(englishTexts()).toEqual([])

    page.answer('consents.change', { consents: [said(consent, true)] })
    await page.press(t('agree'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(switchOf(kind).checked).toBe(true)
    page.answer('consents.change', { consents: [said(consent, false)] })
    await press(kind)
    expect(switchOf(kind).checked).toBe(false)
    expect(page.sent.map(({ query, body }) => [query.id, body])).toEqual([
      ['p1', { kind, version: 1, given: true }],
      ['p1', { kind, version: 1, given: false }],
    ])
  })

  it('sharing is withdrawn only after a question, since access ends with it', async () => {
    const sharing: Consent = { ...unsaid, kind: 'sharing', basis: 'consent', on: false }
    await show(said(sharing, true))
    await press('sharing')
    expect((await screen.findByRole('alertdialog')).textContent).toContain(t('withdrawText'))
    expect(page.sent).toEqual([])
    page.answer('consents.change', { consents: [said(sharing, false)] })
    await page.press(t('withdraw'))
    expect(switchOf('sharing').checked).toBe(false)
  })

  it('a yes keeps the text that it was given to, though a newer one is asked with', async () => {
    await show(said({ ...reminders, version: 2 }, true))
    expect(row()?.textContent).toContain(t('texts.reminders1'))
  })

  it('shows the text of now where nobody has decided', async () => {
    await show({ ...reminders, version: 2 })
    expect(row()?.textContent).toContain(t('texts.reminders2'))
  })

  it('emails are turned off and on at once; the row says when and to which text, which shows while they are off', async () => {
    const bookings: Consent = { ...reminders, kind: 'bookings' }
    await show(bookings)
    expect(row()?.textContent).toContain(t('ofContract'))
    const text = () => row()?.querySelector('details')?.open
    expect(text()).toBe(false)
    page.answer('consents.change', { consents: [said(bookings, false)] })
    await press('bookings')
    expect(row()?.textContent).toContain(t('refused', { date: day, version: 1 }))
    expect(text()).toBe(true)
    page.answer('consents.change', { consents: [said(bookings, true)] })
    await press('bookings')
    expect(row()?.textContent).toContain(t('given', { date: day, version: 1 }))
  })

  it('reminders of somebody else are switched here, for them alone', async () => {
    page.answer('consents.change', { consents: [said(reminders, false)] })
    await page.load(<ConsentsCard patientId="p1" initial={[reminders]} isActing />, { locale })
    await press('reminders')
    expect(switchOf('reminders').checked).toBe(false)
    expect(page.sent.map(({ call, query, body }) => [call, query.id, body])).toEqual([
      ['POST /api/calls/consents.change', 'p1', { kind: 'reminders', version: 1, given: false }],
    ])
  })

  it('one’s own reminders are set in one place, among the notifications', async () => {
    await show(reminders)
    expect(screen.queryByRole('switch')).toBeNull()
    expect(screen.getByRole('link', { name: t('inNotices') }).getAttribute('href')).toBe('#notices')
  })
})
