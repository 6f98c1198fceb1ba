import { screen, waitFor } from '@testing-library/react'
import { createTranslator } from 'next-intl'
import { describe, expect, it, vi } from 'vitest'
import { englishTexts } from '@/components/testing/in-spanish'
import { island } from '@/components/testing/island'
import en from '@/messages/en.json'
import es from '@/messages/es.json'
import { AddGuardianDialog } from './add-guardian-dialog'

const page = island()

describe.each(['en', 'es'] as const)('who acts for a patient, in %s', (locale) => {
  const t = createTranslator({ locale, messages: locale === 'es' ? es : en })
  const added = vi.fn()

  async function fillIn(relation: string, adult = false) {
    const dialog = (
      <AddGuardianDialog patientId="p1" adult={adult} own={adult} onAdded={added} onClose={vi.fn()} />
    )
    await page.load(dialog, { locale })
    if (!adult) await page.type(t('guardians.relation'), relation)
    await page.type(t('guardians.name'), 'Elena')
    await page.type(t('guardians.surname'), 'Gil')
    await page.type(t('guardians.email'), 'elena@example.test')
  }

  it('is invited', async () => {
    const guardian = { name: 'Elena', surname: 'Gil', email: 'elena@example.test', state: 'invited' as const }
    page.answer('guardians.add', { id: 'g1', ...guardian, relation: 'father', phone: null, until: null })
    await fillIn('father')
    await page.press(t('guardians.invite'))
    await waitFor(() => expect(added).toHaveBeenCalled())
    expect(page.sent[0]?.body).toMatchObject({ relation: 'father', email: 'elena@example.test', until: null })
  })

  it('is a carer for whoever is of age', async () => {
    const guardian = { name: 'Elena', surname: 'Gil', email: 'elena@example.test', state: 'invited' as const }
    page.answer('guardians.add', { id: 'g1', ...guardian, relation: 'carer', phone: null, until: null })
    await fillIn('carer', true)
    expect(screen.queryByLabelText(t('guardians.relation'))).toBeNull()
    expect(screen.getByText(t('guardians.addOwnText'))).toBeTruthy()
    await page.press(t('guardians.invite'))
    await waitFor(() => expect(page.sent[0]?.body).toMatchObject({ relation: 'carer' }))
  })

  it.each([
    ['email', 'Nobody can be their own guardian', 'nobodyCanBeTheirOwnGuardian'],
    ['relation', 'From 18 on, only a carer can be added', 'from18OnOnlyACarerCanBeAdded'],
  ] as const)('is refused beside %s', async (field, message, key) => {
    page.refuse('guardians.add', 'invalid_input', { message: 'Invalid input', errors: { [field]: message } })
    await fillIn('mother')
    await page.press(t('guardians.invite'))
    expect(await screen.findByText(t(`peopleSentences.${key}`))).toBeTruthy()
    if (locale === 'es') expect(englishTexts()).toEqual([])
  })

  it('is refused when they are there already', async () => {
    page.refuse('guardians.add', 'conflict', { message: 'This person has been added already' })
    await fillIn('mother')
    await page.press(t('guardians.invite'))
    expect(await screen.findByText(t('peopleSentences.thisPersonHasBeenAddedAlready'))).toBeTruthy()
  })
})
