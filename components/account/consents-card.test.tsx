import { act, screen, within } from '@testing-library/react'
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
  const nameOf = (act: 'agree' | 'stop', kind: ConsentKind) =>
    t('actOn', { act: t(act), what: t(`kinds.${kind}`) })
  const row = () => document.getElementById('consents')?.querySelector('li')?.textContent

  it.each(['sms', 'whatsapp'] as const)(
    '%s is agreed to with a tick below its text, and ended',
    async (kind) => {
      const consent = ofText(kind)
      await show(consent)
      await page.press(nameOf('agree', kind))
      const dialog = await screen.findByRole('dialog', { name: t(`kinds.${kind}`) })
      expect(dialog.textContent).toContain(t(`texts.${kind}1`))
      const box = within(dialog).getByRole<HTMLInputElement>('checkbox')
      expect(box.checked).toBe(false)
      await page.press(t('agree'))
      expect(within(dialog).getByText(t('missing'))).toBeTruthy()
      expect(page.sent).toEqual([])
      if (locale === 'es') expect(englishTexts()).toEqual([])

      page.answer('consents.change', { consents: [said(consent, true)] })
      await act(async () => box.click())
      await page.press(t('agree'))
      expect(screen.queryByRole('dialog')).toBeNull()
      page.answer('consents.change', { consents: [said(consent, false)] })
      await page.press(nameOf('stop', kind))
      expect(screen.getByRole('button', { name: nameOf('agree', kind) })).toBeTruthy()
      expect(page.sent.map(({ query, body }) => [query.id, body])).toEqual([
        ['p1', { kind, version: 1, given: true }],
        ['p1', { kind, version: 1, given: false }],
      ])
    },
  )

  it('reminders go until they are turned off, and the row says when somebody did, and to which text', async () => {
    await show(reminders)
    expect(row()).toContain(t('ofContract'))
    page.answer('consents.change', { consents: [said(reminders, false)] })
    await page.press(nameOf('stop', 'reminders'))
    const day = locale === 'es' ? '26 nov 2026' : '26 Nov 2026'
    expect(row()).toContain(t('refused', { date: day, version: 1 }))
    page.answer('consents.change', { consents: [said(reminders, true)] })
    await page.press(nameOf('agree', 'reminders'))
    await act(async () => (await screen.findByRole('checkbox')).click())
    await page.press(t('agree'))
    expect(row()).toContain(t('given', { date: day, version: 1 }))
    // How one is reminded stands on the same page.
    expect(page.refreshed()).toBe(2)
  })
})
