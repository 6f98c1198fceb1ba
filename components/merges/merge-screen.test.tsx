import { screen, within } from '@testing-library/react'
import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { englishTexts } from '@/components/testing/in-spanish'
import { island } from '@/components/testing/island'
import type { MergePreview } from '@/lib/domain/merge'
import { routes } from '@/lib/routes'
import en from '@/messages/en.json'
import es from '@/messages/es.json'
import { MergeScreen } from './merge-screen'

const page = island()
const person = (id: string, name: string, dni: string) => ({
  id,
  name,
  surname: 'Gil',
  birthdate: '1980-05-17',
  dni,
  city: 'Madrid',
  phone: null,
})
const preview: MergePreview = {
  moves: { visits: 2, entries: 3, files: 1, threads: 1, waitlist: 0, corrections: 0, clinics: 0 },
  conflicts: [
    { field: 'birthdate', keep: '1980-05-17', merge: '1980-05-18' },
    { field: 'sex', keep: 'female', merge: 'other' },
    { field: 'language', keep: 'es', merge: 'en' },
    { field: 'visit:v1', keep: '2026-12-01T09:00:00.000Z', merge: '2026-12-01T09:00:00.000Z' },
  ],
  accounts: {
    keep: { email: 'maria@example.test', lastSignIn: '2026-11-20T08:00:00.000Z' },
    merge: { email: 'mg@example.test', lastSignIn: null },
  },
  patients: { keep: person('p1', 'María', '12345678Z'), merge: person('p2', 'Maria', '87654321X') },
}

describe.each(['en', 'es'] as const)('two records beside each other, in %s', (locale) => {
  const t = createTranslator({ locale, messages: locale === 'es' ? es : en })
  const show = () =>
    page.show(<MergeScreen preview={preview} timeZone="Europe/Madrid" opensHistory />, { locale })
  const valuesOf = (field: 'sex' | 'language' | 'birthdate' | 'visit' | 'account') => {
    const group = screen.getByRole('group', { name: t(`merges.fields.${field}`) })
    return within(group)
      .getAllByRole('radio')
      .map((each) => each.closest('label')?.textContent ?? '')
  }

  it('say what differs in words', () => {
    show()
    expect(valuesOf('sex')).toEqual([t('sheet.sexes.female'), t('sheet.sexes.other')])
    expect(valuesOf('language')).toEqual([t('sheet.languages.es'), t('sheet.languages.en')])
    expect(valuesOf('birthdate')[1]).toMatch(/^18 /)
    expect(valuesOf('visit')[0]).toContain('10:00')
    expect(valuesOf('account')[1]).toBe(`mg@example.test · ${t('merges.neverUsed')}`)
    const moved = [t('merges.moved.visits', { count: 2 }), t('merges.moved.entries', { count: 3 })]
    const more = [t('merges.moved.files', { count: 1 }), t('merges.moved.threads', { count: 1 })]
    const what = new Intl.ListFormat(locale).format([...moved, ...more])
    expect(screen.getByText(t('merges.moves', { what }))).toBeTruthy()
    if (locale === 'es') expect(englishTexts()).toEqual([])
  })

  it('become one as it was chosen, once everything is', async () => {
    page.answer('merges.merge', { message: 'Merged', id: 'p1', moved: preview.moves })
    show()
    const choose = async (field: 'sex' | 'visit' | 'birthdate' | 'language', place: 0 | 1) => {
      const group = screen.getByRole('group', { name: t(`merges.fields.${field}`) })
      const radio = within(group).getAllByRole('radio')[place]
      radio?.click()
    }
    for (const [field, place] of [
      ['sex', 1],
      ['language', 0],
      ['birthdate', 0],
      ['visit', 1],
    ] as const)
      await choose(field, place)
    await page.press(t('merges.merge'))
    const dialog = within(await screen.findByRole('alertdialog'))
    dialog.getByRole('button', { name: t('merges.merge') }).click()
    await expect.poll(() => page.visited).toEqual([routes.history('p1')])
    expect(page.sent[0]?.body).toMatchObject({
      keep: 'p1',
      merge: 'p2',
      choose: { sex: 'merge', language: 'keep', birthdate: 'keep', 'visit:v1': 'merge' },
      account: 'keep',
    })
  })
})
