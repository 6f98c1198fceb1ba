import { screen, waitFor } from '@testing-library/react'
import { createTranslator } from 'next-intl'
import { describe, expect, it, vi } from 'vitest'
import { aHistory } from '@/components/testing/a-history'
import { englishTexts } from '@/components/testing/in-spanish'
import { island } from '@/components/testing/island'
import type { Correction } from '@/lib/domain/correction'
import { historyRights } from '@/lib/domain/history-rights'
import en from '@/messages/en.json'
import es from '@/messages/es.json'
import { CorrectionDialog } from './correction-dialog'
import { CorrectionsSection } from './corrections-section'
import { HistoryScreen } from './history-screen'
import { HistoryKey } from './use-history'
import { VerdictDialog } from './verdict-dialog'

const page = island()
const history = aHistory()
const correction: Correction = {
  id: 'k1',
  at: '2026-11-20T08:00:00.000Z',
  text: 'Falta mi alergia',
  about: null,
  state: 'declined',
  reason: 'Sin prueba',
  decided: { by: 'Eva Gil', at: '2026-11-21T08:00:00.000Z' },
}

const open: Correction = { ...correction, state: 'open', reason: null, decided: null }

describe.each(['en', 'es'] as const)('a correction, in %s', (locale) => {
  const t = createTranslator({ locale, messages: locale === 'es' ? es : en })
  const within = (children: React.ReactNode) => (
    <HistoryKey value={['ana', '/api/histories/h1']}>{children}</HistoryKey>
  )

  it('is asked for in words; a failure keeps them', async () => {
    const closed = vi.fn()
    page.refuse('corrections.request', 'internal')
    await page.load(within(<CorrectionDialog history={history} onClose={closed} />), { locale })
    await page.press(t('history.correctionSend'))
    expect(await screen.findByText(t('validation.thisFieldIsRequired'))).toBeTruthy()
    expect(page.sent).toEqual([])
    await page.type(t('history.correctionWhat'), correction.text)
    await page.press(t('history.correctionSend'))
    expect(await screen.findByRole('alert')).toBeTruthy()
    if (locale === 'es') expect(englishTexts()).toEqual([])
    page.answer('corrections.request', { corrections: [correction] })
    await page.press(t('history.correctionSend'))
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1))
    expect(page.sent.at(-1)?.body).toEqual({ about: null, text: correction.text })
  })

  it('is declined with a reason alone; that a colleague was faster is told', async () => {
    const decline = t('history.verdicts.declined')
    page.refuse('corrections.decide', 'conflict')
    const dialog = { kind: 'verdict', correctionId: 'k1', verdict: 'declined' } as const
    await page.load(within(<VerdictDialog history={history} dialog={dialog} onClose={vi.fn()} />), { locale })
    await page.press(decline)
    expect(await screen.findByText(t('validation.thisFieldIsRequired'))).toBeTruthy()
    await page.type(t('history.verdictReason'), 'Sin prueba')
    await page.press(decline)
    expect(await screen.findByText(t('history.verdictTaken'))).toBeTruthy()
    if (locale === 'es') expect(englishTexts()).toEqual([])
  })

  const region = () => screen.getByRole('region', { name: t('history.corrections') }).textContent
  const screenOf = (role: 'patient' | 'doctor', corrections: Correction[]) => (
    <HistoryScreen
      initial={aHistory({ corrections })}
      rights={historyRights([role])}
      today="2026-11-26"
      timeZone="Europe/Madrid"
      actions={null}
    />
  )

  it('stands in the history of the patient who has just asked for it', async () => {
    page.answer('corrections.request', { corrections: [open] })
    await page.load(screenOf('patient', []), { locale })
    await page.press(t('history.askCorrection'))
    await page.type(t('history.correctionWhat'), open.text)
    await page.press(t('history.correctionSend'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(region()).toContain(open.text)
    expect(region()).toContain(t('history.correctionStates.open'))
    expect(screen.queryByRole('button', { name: t('history.verdicts.declined') })).toBeNull()
  })

  it('is decided by a doctor from there', async () => {
    page.answer('corrections.decide', { corrections: [correction] })
    await page.load(screenOf('doctor', [open]), { locale })
    const decline = t('history.verdicts.declined')
    await page.press(decline)
    await page.type(t('history.verdictReason'), 'Sin prueba')
    await page.press(decline)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.sent.map(({ body }) => body)).toEqual([{ verdict: 'declined', reason: 'Sin prueba' }])
    expect(region()).toContain(t('history.correctionStates.declined'))
    expect(region()).toContain('Sin prueba')
  })

  it('stands with what was asked, said, by whom and why, and is decided once', () => {
    const rights = { askCorrection: false, decideCorrection: true } as Parameters<
      typeof CorrectionsSection
    >[0]['rights']
    page.show(
      <CorrectionsSection
        corrections={[correction]}
        rights={rights}
        timeZone="Europe/Madrid"
        onOpen={vi.fn()}
      />,
      { locale },
    )
    const { textContent } = screen.getByRole('region', { name: t('history.corrections') })
    for (const part of [correction.text, 'Sin prueba', 'Eva Gil', t('history.correctionStates.declined')])
      expect(textContent).toContain(part)
    expect(screen.queryByRole('button', { name: t('history.verdicts.declined') })).toBeNull()
    if (locale === 'es') expect(englishTexts()).toEqual([])
  })
})
