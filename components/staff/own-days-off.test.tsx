import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { DayOff } from '#contract/days-off'
import { island } from '@/components/testing/island'
import { OwnDaysOff } from './own-days-off'

const page = island()
const day: DayOff = {
  id: 'o1',
  clinicId: 'c1',
  doctorId: 'd1',
  from: '2026-12-21',
  to: '2026-12-23',
  reason: 'vacation',
  note: null,
}

it('says when, why and whose each day off is', () => {
  const clinics = { ...day, id: 'o2', doctorId: null, from: '2026-12-25', to: '2026-12-25', note: 'Navidad' }
  page.show(<OwnDaysOff daysOff={[day, clinics]} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '21–23 Dec 2026Vacation',
    '25 Dec 2026Navidad · The whole clinic',
  ])
})

it('says that there is none', () => {
  page.show(<OwnDaysOff daysOff={[]} />, { locale: 'es' })
  expect(screen.getByRole('heading', { name: 'Próximos días libres' })).toBeTruthy()
  expect(screen.queryAllByRole('listitem')).toEqual([])
})
