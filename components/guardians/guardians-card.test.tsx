import { screen, waitFor, within } from '@testing-library/react'
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
  await page.load(
    <main tabIndex={-1}>
      <MinorAlone patientId="p1" text="Under 18, no guardian" add="Add" />
    </main>,
  )
  expect(document.activeElement, 'a page that loads keeps its beginning').toBe(document.body)
  screen.getByRole('button').focus()
  await page.press('Under 18, no guardian Add')
  expect(await screen.findByRole('dialog', { name: 'Add parent, guardian or carer' })).toBeTruthy()
  await page.type('Name', 'Elena')
  await page.type('Surname', 'Gil')
  await page.type('Email', 'elena@example.test')
  page.answer('guardians.add', { id: 'g1' } as never)
  page.answer('guardians.list', { guardians: [{ id: 'g1' }] } as never)
  await page.press('Send invitation')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement?.tagName).toBe('MAIN')
})

const child = { id: 'p1', birthdate: '2010-01-01' }

it.each([
  [['g1', 'g2'], false, 'Add parent, guardian or carer'],
  [['g1'], false, ''],
  [['g1', 'g2'], true, 'End access'],
  [['g1'], true, 'Add parent, guardian or carer'],
])('ending the first of %o leaves the keyboard on the page (own: %o)', async (ids, own, button) => {
  const everyone = ids.map((id) => ({ id, name: id, surname: '', relation: 'mother', email: '' }))
  page.answer('guardians.list', { guardians: everyone } as never)
  await page.load(
    <main tabIndex={-1}>
      <MinorAlone patientId="p1" text="Under 18" add="Add" />
      <GuardiansCard patient={child} today="2026-11-24" own={own} />
    </main>,
  )
  const [end] = await screen.findAllByRole('button', { name: 'End access' })
  end?.focus()
  end?.click()
  page.answer('guardians.remove', {} as never)
  const read = page.wait('guardians.list')
  const dialog = within(await screen.findByRole('alertdialog'))
  dialog.getByRole('button', { name: 'End access' }).click()
  await waitFor(() => expect(document.activeElement).toBe(end))
  await read.answer({ guardians: everyone.slice(1) } as never)
  expect(screen.queryByText('g1')).toBeNull()
  const main = screen.getByRole('main')
  expect(document.activeElement).toBe(button ? within(main).getByRole('button', { name: button }) : main)
})

it('of a minor alone staff read the warning and no card', async () => {
  page.answer('guardians.list', { guardians: [] })
  await page.load(<GuardiansCard patient={child} today="2026-11-24" own={false} />)
  expect(screen.queryByText('Who acts for this patient')).toBeNull()
})

it('somebody can be added to a minor of whom nobody can say who acts for them', async () => {
  page.refuse('guardians.list', 'unavailable')
  await page.load(<GuardiansCard patient={child} today="2026-11-24" own={false} />)
  expect(await screen.findByRole('button', { name: 'Add parent, guardian or carer' })).toBeTruthy()
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
