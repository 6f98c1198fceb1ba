import { fireEvent, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, it, vi } from 'vitest'
import { island } from '@/components/testing/island'
import { useVisitWishes } from '@/lib/browser/book-visit'
import { Palette } from './palette'

const page = island()
const navigation = {
  menu: [],
  writesHours: true,
  places: [
    { path: '/app/today', screen: 'today' as const, label: 'today' as const },
    { path: '/app/history/:id', screen: 'history' as const, label: 'clinicalHistory' as const },
  ],
}
const wished = vi.fn()

function Desk() {
  useVisitWishes(wished)
  useEffect(() => wished.mockClear(), [])
  return (
    <Palette navigation={navigation} ahead={{ current: { text: '', taken: false } }} onClose={() => {}} />
  )
}

it.each(['book for Ana', 'reservar para Ana', 'cita para Ana'])(
  '%j offers a booking for who is found',
  async (typed) => {
    page.answer('search.find', {
      patients: [
        {
          id: 'p1',
          name: 'Ana',
          surname: 'Gil',
          birthdate: '1980-02-03',
          dni: '12345678Z',
          document: { kind: 'dni', number: '12345678Z', country: null },
        },
      ],
      doctors: [{ id: 'd1', name: 'Ana', surname: 'Sanz', specialty: 'cardiology' }],
      visits: [],
    })
    await page.load(<Desk />)
    const field = await screen.findByRole('combobox')
    fireEvent.change(field, { target: { value: typed } })
    const option = await screen.findByRole('option', { name: /^Book for Ana Gil.*12345678Z$/ })
    expect(screen.getAllByRole('option')).toEqual([option])
    expect(screen.queryByText('Nothing found.')).toBeNull()
    expect(page.sent.at(-1)?.query).toEqual({ q: 'Ana' })
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(wished).toHaveBeenCalledWith({ patient: { id: 'p1', name: 'Ana Gil' } })
  },
)

it('puts the name that begins as it was typed first for a booking, too', async () => {
  const document = { kind: 'dni' as const, number: '12345678Z', country: null }
  const people = [
    { id: 'p1', name: 'Joaquín', surname: 'Serrano Demarco' },
    { id: 'p2', name: 'Marta', surname: 'Gil' },
  ]
  const patients = people.map((one) => ({ ...one, birthdate: '1980-02-03', dni: '12345678Z', document }))
  page.answer('search.find', { patients, doctors: [], visits: [] })
  await page.load(<Desk />)
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'book for mar' } })
  await screen.findByRole('option', { name: /Joaquín/ })
  expect(screen.getAllByRole('option')[0]?.textContent).toContain('Marta Gil')
})

it('says that nothing was found only when there is no row', async () => {
  page.answer('search.find', { patients: [], doctors: [], visits: [] })
  await page.load(<Desk />)
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'qqqq' } })
  expect(await screen.findByText('Nothing found.')).toBeTruthy()
  expect(screen.queryAllByRole('option')).toEqual([])
})
