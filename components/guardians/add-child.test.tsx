import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { AddChild } from './add-child'

const page = island()
const clinics = [{ id: 'c1', name: 'Centro' }]

async function fillIn() {
  await page.load(<AddChild clinics={clinics} today="2026-11-24" />)
  await page.press('Add a child')
  await page.type('Name', 'Luca')
  await page.type('Surname', 'Gil')
  await page.type('Birthdate', '2020-03-01')
  await page.press(/^Add a child$/)
}

it('is offered by a clinic that lets parents, and by no other', () => {
  page.show(<AddChild clinics={[]} today="2026-11-24" />)
  expect(screen.queryByRole('button')).toBeNull()
})

it('a child without a document yet is added', async () => {
  const child = { patientId: 'p2', name: 'Luca', surname: 'Gil', birthdate: '2020-03-01' }
  page.answer('guardians.addChild', { ...child, relation: 'mother' })
  await fillIn()
  expect(page.sent[0]?.body).toEqual({
    name: 'Luca',
    surname: 'Gil',
    birthdate: '2020-03-01',
    document: { kind: 'none', number: null, country: null },
    clinicId: 'c1',
    relation: 'mother',
  })
  expect(await screen.findByText('Luca was added')).toBeTruthy()
})

it('a clinic that lets them no longer says where to ask', async () => {
  page.refuse('guardians.addChild', 'forbidden')
  await fillIn()
  expect(await screen.findByText(/Ask at the desk/)).toBeTruthy()
})
