import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { GuardiansCard } from './guardians-card'
import { MinorAlone } from './minor-alone'

const page = island()

it.each([
  [[], 1],
  [[{ id: 'g1' }], 0],
])('the head of a minor’s page warns that nobody acts for them: %o', async (guardians, links) => {
  page.answer('guardians.list', { guardians } as never)
  await page.load(<MinorAlone patientId="p1" text="Under 18, no guardian" add="Add" />)
  expect(screen.queryAllByRole('link', { name: 'Under 18, no guardian Add' })).toHaveLength(links)
})

it.each([
  ['2010-01-01', false, /^Parents, guardians and carers see/],
  ['1990-01-01', false, /^No carers yet\./],
  ['2010-01-01', true, /^See your history$/],
])(
  'says that nobody acts to staff alone, and of whoever is of age: born %s, own %s',
  async (birthdate, own, said) => {
    page.answer('guardians.list', { guardians: [] })
    await page.load(<GuardiansCard patient={{ id: 'p1', birthdate }} today="2026-11-24" own={own} />)
    const words = [/^Parents, guardians and carers see/, /^No carers yet\./, /^See your history$/]
    expect(words.filter((each) => screen.queryByText(each))).toEqual([said])
  },
)
