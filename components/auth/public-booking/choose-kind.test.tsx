import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import type { PublicClinic } from '@/lib/domain/structured-clinic'
import { ChooseKind } from './choose-kind'

const page = island({ at: '/c/mayor/book' })

it('says the first free time of each type of which it is known', () => {
  const kind = { colour: 'teal', minutes: 30, where: 'clinic' } as const
  const doctor = { name: 'Eva', surname: 'Gil', specialty: 'cardiology' } as const
  const kinds: PublicClinic['kinds'] = [
    { ...kind, id: 'k', nameEn: 'First visit', nameEs: 'Primera cita', specialties: [] },
    { ...kind, id: 'l', nameEn: 'Check-up', nameEs: 'Revisión', specialties: [] },
    { ...kind, id: 'm', nameEn: 'Skin check', nameEs: 'Piel', specialties: ['dermatology'] },
  ]
  const doctors: PublicClinic['doctors'] = [
    { ...doctor, id: 'd', nextFree: '2026-11-25T08:00:00.000Z', nextFreeKindId: 'k' },
    { ...doctor, id: 'e', nextFree: '2026-11-24T08:00:00.000Z', nextFreeKindId: 'l' },
    {
      ...doctor,
      specialty: 'dermatology',
      id: 'f',
      nextFree: '2026-11-25T08:00:00.000Z',
      nextFreeKindId: 'm',
    },
  ]
  const clinic = { kinds, doctors, timeZone: 'Europe/Madrid' }
  page.show(<ChooseKind clinic={clinic} today="2026-11-24" chosen="k" onChoose={() => {}} />)
  expect(screen.getByText('Today, 09:00').closest('label')?.textContent).toContain('Check-up')
  expect(screen.getByText('Wed 25 Nov, 09:00').closest('label')?.textContent).toContain('Skin check')
  expect(screen.getByText('First visit').closest('label')?.textContent).not.toContain(':')
})
