import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aHistory, aTreatment } from '@/components/testing/a-history'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { TreatmentList } from './treatment-list'

const page = island({ at: routes.treatments('p1') })

it('the printed list of treatments ends with a line to sign on, which screens do not show', () => {
  const treatments = [
    aTreatment({ id: 't1', name: 'Salbutamol' }),
    aTreatment({ id: 't2', name: 'Amoxicilina', startDate: '2025-01-02', endDate: '2025-01-09' }),
  ]
  page.show(
    <TreatmentList history={aHistory({ treatments })} clinics={['Clínica Retiro']} today="2026-11-26" />,
  )
  const line = screen.getByText('Signature and stamp')
  expect([...line.classList]).toEqual(expect.arrayContaining(['hidden', 'print:block', 'border-t']))
  const tables = screen.getAllByRole('table')
  expect(tables.at(-1)?.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
