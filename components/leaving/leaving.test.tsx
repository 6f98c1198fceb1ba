import { screen, waitFor } from '@testing-library/react'
import { createTranslator } from 'next-intl'
import { describe, expect, it, vi } from 'vitest'
import { invalidCredentials } from '#contract/sentences'
import { aPatient } from '@/components/testing/a-patient'
import { englishTexts } from '@/components/testing/in-spanish'
import { island } from '@/components/testing/island'
import { leavingEndpoints } from '@/lib/endpoints/leaving'
import { routes } from '@/lib/routes'
import en from '@/messages/en.json'
import es from '@/messages/es.json'
import { CloseAccount } from './close-account'
import { EraseDialog } from './erase-dialog'
import { WhatErasingDoes } from './what-erasing-does'

const page = island()

describe.each(['en', 'es'] as const)('in %s', (locale) => {
  const t = createTranslator({ locale, messages: locale === 'es' ? es : en })

  it('what is deleted and what is kept are two lists', () => {
    page.show(<WhatErasingDoes />, { locale })
    const lists = screen.getAllByRole('list').map(({ textContent }) => textContent)
    expect(lists).toEqual([
      expect.stringContaining(t('leaving.things.first')),
      expect.stringContaining(t('leaving.keeps.first')),
    ])
  })

  it('erasing a person asks for their DNI first; a failure is told in the question', async () => {
    const closed = vi.fn()
    page.refuse('erasures.create', 'internal')
    await page.load(<EraseDialog patient={aPatient} onClose={closed} />, { locale })
    const name = t('leaving.erase')
    const erase = await screen.findByRole<HTMLButtonElement>('button', { name })
    expect(erase.disabled).toBe(true)
    await page.type(t('leaving.typeDni', { kind: 'dni', dni: aPatient.dni }), '12345678z')
    expect(erase.disabled).toBe(false)
    await page.press(name)
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(closed).not.toHaveBeenCalled()
    if (locale === 'es') expect(englishTexts()).toEqual([])
  })

  it('an account is closed after its password, and leaves everything behind', async () => {
    page.refuse(leavingEndpoints.closeAccount, 'wrong_credentials', { message: invalidCredentials })
    page.show(<CloseAccount />, { locale })
    await page.press(t('leaving.close'))
    await page.type(t('account.currentPassword'), 'Wrong-1234')
    const dialog = await screen.findByRole('dialog', { name: t('leaving.closeTitle') })
    const button = dialog.querySelector<HTMLButtonElement>('[type=submit]')
    const submit = () => button?.click()
    expect(button?.className).toContain('button-destructive')
    submit()
    expect(await screen.findByText(t('errors.invalidCurrentPassword'))).toBeTruthy()
    if (locale === 'es') expect(englishTexts()).toEqual([])
    page.answer(leavingEndpoints.closeAccount, { message: 'done' })
    submit()
    await waitFor(() => expect(page.left).toEqual([routes.home]))
  })
})
