import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { DeathCard } from './death-card'

const page = island()
const patient = { id: 'p1', name: 'Ana', surname: 'Gil', birthdate: '1940-01-02' }

it('the button goes once a death is recorded; then the main part of the page has the focus', () => {
  const inMain = (deceasedOn: string | null) => (
    <main tabIndex={-1}>
      <DeathCard patient={{ ...patient, deceasedOn }} today="2026-11-26" />
    </main>
  )
  const { rerender } = page.show(inMain(null))
  screen.getByRole('button').focus()
  rerender(inMain('2026-11-25'))
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
