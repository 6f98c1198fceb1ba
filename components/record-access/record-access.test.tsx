import { screen, waitFor, within } from '@testing-library/react'
import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import type { Consent } from '#contract/consents'
import { englishTexts } from '@/components/testing/in-spanish'
import { island } from '@/components/testing/island'
import type { RecordAccess } from '@/lib/domain/record-access'
import en from '@/messages/en.json'
import es from '@/messages/es.json'
import { BreakGlassButton } from './break-glass-button'
import { RecordAccessCard } from './record-access-card'

const page = island()
const clinic = 'Clínica Sol'
const at = '2026-11-20T08:00:00.000Z'
const accessOf = (open: boolean): RecordAccess => ({
  clinics: [
    {
      clinicId: 'c1',
      name: clinic,
      timeZone: 'Europe/Madrid',
      since: at,
      why: 'opened',
      open,
      endedAt: open ? null : at,
    },
  ],
  emergencies: [
    {
      id: 'e1',
      at,
      until: '2026-11-20T09:00:00.000Z',
      doctorName: 'Eva Gil',
      clinicName: 'Mar',
      timeZone: 'Europe/Madrid',
      reason: 'Inconsciente',
    },
  ],
})
const sharing: Consent = {
  kind: 'sharing',
  basis: 'consent',
  version: 1,
  given: null,
  saidVersion: null,
  at: null,
  on: false,
}

describe.each(['en', 'es'] as const)('in %s', (locale) => {
  const t = createTranslator({ locale, messages: locale === 'es' ? es : en })
  const question = () => screen.findByRole('alertdialog')
  const answer = async (name: string) =>
    within(await question())
      .getByRole('button', { name })
      .click()

  it('a patient ends a clinic’s access after a question, and opens it again by a consent', async () => {
    page.answer('record-access.change', accessOf(false))
    page.show(<RecordAccessCard patientId="p1" initial={accessOf(true)} consents={[sharing]} />, { locale })
    expect(screen.getByRole('region', { name: t('access.emergencies') }).textContent).toContain(
      'Inconsciente',
    )
    await page.press(t('access.endOf', { clinic }))
    expect((await question()).textContent).toContain(t('access.endText'))
    await answer(t('access.end'))
    const again = await screen.findByRole('button', { name: t('access.openAgainOf', { clinic }) })
    expect(page.sent[0]?.body).toEqual({ clinicId: 'c1', open: false })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

    again.click()
    await answer(t('access.openConfirm'))
    expect(await screen.findByText(t('consents.missing'))).toBeTruthy()
    expect(page.sent).toHaveLength(1)
    if (locale === 'es') expect(englishTexts()).toEqual([])
    page.answer('record-access.change', accessOf(true))
    within(await question())
      .getByRole('checkbox')
      .click()
    await answer(t('access.openConfirm'))
    await waitFor(() => expect(page.sent[1]?.body).toEqual({ clinicId: 'c1', open: true, consent: 1 }))
    expect(await screen.findByText(new RegExp(t('access.why.opened')))).toBeTruthy()
  })

  it('a record is opened in an emergency for a reason alone; that nobody is there is told', async () => {
    page.refuse('record-access.breakGlass', 'not_found')
    page.show(<BreakGlassButton />, { locale, params: { id: 'nobody' } })
    await page.press(t('access.breakGlass'))
    await page.press(t('access.breakGlassConfirm'))
    expect(await screen.findByText(t('validation.thisFieldIsRequired'))).toBeTruthy()
    expect(page.sent).toEqual([])
    await page.type(t('access.reason'), 'Unconscious')
    await page.press(t('access.breakGlassConfirm'))
    expect(await screen.findByText(t('access.nobodyHere'))).toBeTruthy()
    if (locale === 'es') expect(englishTexts()).toEqual([])
    const open = screen.getByRole<HTMLButtonElement>('button', { name: t('access.breakGlassConfirm') })
    expect(open.disabled).toBe(false)
    expect(page.sent[0]).toMatchObject({
      call: 'POST /api/calls/record-access.breakGlass',
      query: { id: 'nobody' },
    })
  })
})
