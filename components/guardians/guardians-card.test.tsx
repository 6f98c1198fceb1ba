import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { GuardiansCard } from './guardians-card'

const page = island()

it.each([
  ['2010-01-01', false, true],
  ['1990-01-01', false, false],
  ['2010-01-01', true, false],
])('warns staff of a minor for whom nobody acts: born %s, own %s', async (birthdate, own, warns) => {
  page.answer('guardians.list', { guardians: [] })
  await page.load(<GuardiansCard patient={{ id: 'p1', birthdate }} today="2026-11-24" own={own} />)
  expect(screen.queryByText(/nobody acts for them yet/) !== null).toBe(warns)
  expect(screen.queryByText(/^Nobody yet\./) !== null).toBe(!warns)
})
