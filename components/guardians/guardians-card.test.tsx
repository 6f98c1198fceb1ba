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
  expect(screen.queryAllByRole('button', { name: 'Under 18, no guardian Add' })).toHaveLength(links)
})

it('the first who acts for a minor is added from that warning', async () => {
  page.answer('guardians.list', { guardians: [] })
  await page.load(<MinorAlone patientId="p1" text="Under 18, no guardian" add="Add" />)
  await page.press('Under 18, no guardian Add')
  expect(await screen.findByRole('dialog', { name: 'Add parent, guardian or carer' })).toBeTruthy()
})

it('of a minor alone staff read the warning and no card', async () => {
  page.answer('guardians.list', { guardians: [] })
  const child = { id: 'p1', birthdate: '2010-01-01' }
  await page.load(<GuardiansCard patient={child} today="2026-11-24" own={false} />)
  expect(screen.queryByText('Who acts for this patient')).toBeNull()
})

it.each([
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
