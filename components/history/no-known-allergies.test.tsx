import { screen } from '@testing-library/react'
import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { aHistory } from '@/components/testing/a-history'
import { englishTexts } from '@/components/testing/in-spanish'
import { island } from '@/components/testing/island'
import type { History } from '@/lib/domain/history'
import en from '@/messages/en.json'
import es from '@/messages/es.json'
import { NoKnownAllergies } from './no-known-allergies'
import { HistoryKey } from './use-history'

const page = island()
const today = '2026-11-24'
const texts = (...names: string[]) => names.map((name) => ({ name, reportedByPatient: false }))

describe.each(['en', 'es'] as const)('no known allergies, in %s', (locale) => {
  const t = createTranslator({ locale, messages: locale === 'es' ? es : en })
  const show = (changes: Partial<Pick<History, 'allergies' | 'noKnownAllergies'>>) =>
    page.show(
      <HistoryKey value={['ana', '/api/histories/h1']}>
        <NoKnownAllergies history={aHistory(changes)} today={today} />
      </HistoryKey>,
      { locale },
    )
  const answered = () => {
    const noKnownAllergies = { asked: today, by: 'Eva Gil' }
    page.answer('no-known-allergies.set', { allergies: [], reportedAllergies: [], noKnownAllergies })
    page.answer('histories.get', aHistory({ noKnownAllergies }))
  }

  it('are recorded with the day on which somebody was asked', async () => {
    show({})
    answered()
    await page.press(t('history.recordNone'))
    expect(page.sent[0]?.body).toEqual({ asked: today })
  })

  it.each(['NKDA', 'no conocidas', 'No known allergies'])(
    'are offered in place of the text “%s”',
    async (text) => {
      show({ allergies: texts(text) })
      expect(screen.getByText(t('history.saysNone'))).toBeTruthy()
      expect(screen.getByText(text)).toBeTruthy()
      if (locale === 'es' && text !== 'No known allergies') expect(englishTexts()).toEqual([])
      answered()
      await page.press(t('history.turnIntoNone'))
      expect(page.sent[0]?.body).toEqual({ asked: today })
    },
  )

  it('are not offered beside an allergy', () => {
    show({ allergies: texts('NKDA', 'Latex') })
    expect(screen.queryByRole('button')).toBeNull()
  })
})
