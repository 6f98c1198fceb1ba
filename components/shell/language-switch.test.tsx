import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Pricing } from '@/components/landing/pricing'
import { englishTexts } from '@/components/testing/in-spanish'
import { island } from '@/components/testing/island'
import { LOCALE_COOKIE, LOCALES } from '@/lib/i18n/locale'
import { routes } from '@/lib/routes'
import { LanguageSwitch } from './language-switch'

const page = island({ at: routes.login })
const kept = vi.fn()

beforeEach(() => {
  kept.mockClear()
  vi.spyOn(document, 'cookie', 'set').mockImplementation(kept)
})

it.each([
  ['en', 'Español', 'es'],
  ['es', 'English', 'en'],
] as const)(
  'a language that is chosen on a page in %s is kept for a year, where one stands',
  (locale, name, chosen) => {
    page.show(<LanguageSwitch label="Language" />, { locale })
    const choice = screen.getByLabelText<HTMLSelectElement>('Language')
    expect(choice.value).toBe(locale)
    const option = screen.getByRole<HTMLOptionElement>('option', { name })
    expect(option.lang).toBe(chosen)
    fireEvent.change(choice, { target: { value: option.value } })
    expect(kept.mock.calls[0]?.[0]).toBe(
      `${LOCALE_COOKIE}=${chosen}; path=/; max-age=${365 * 86_400}; samesite=lax`,
    )
    expect(page.refreshed()).toBe(1)
    expect(page.visited).toEqual([])
  },
)

it('each language is named in itself', () => {
  page.show(<LanguageSwitch label="Language" />)
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['English', 'Español'])
  expect(screen.getAllByRole('option')).toHaveLength(LOCALES.length)
})

it('the plans speak Spanish to whoever reads it, add-ons too', () => {
  page.show(<Pricing contactHref={routes.contact} />, { locale: 'es' })
  // Spaces that keep an amount together are spaces.
  const textContent = screen.getByRole('region', { name: 'Precios' }).textContent.replaceAll('\u00a0', ' ')
  for (const text of ['5,00 €', '+Médicos y +Pacientes', 'Servicio de recordatorios'])
    expect(textContent).toContain(text)
  expect(textContent).not.toMatch(/Reminder Service|\+Doctors/)
  expect(englishTexts()).toEqual([])
})
