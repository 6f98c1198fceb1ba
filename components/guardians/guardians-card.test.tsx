import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { GuardiansCard } from './guardians-card'

const page = island()

it.each([
  ['2010-01-01', false, /^Under 18, no guardian$/],
  ['1990-01-01', false, /^No carers yet\./],
  ['2010-01-01', true, /^Nobody yet\. A carer can see your history/],
])('warns staff alone, and of a minor, that nobody acts: born %s, own %s', async (birthdate, own, said) => {
  page.answer('guardians.list', { guardians: [] })
  await page.load(<GuardiansCard patient={{ id: 'p1', birthdate }} today="2026-11-24" own={own} />)
  const words = [/^Under 18, no guardian$/, /^No carers yet\./, /^Nobody yet\. A carer can see your history/]
  expect(words.filter((each) => screen.queryByText(each))).toEqual([said])
})
