import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sentences } from '#contract/sentences'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { FindDouble } from './find-double'

const page = island({ at: routes.mergePatients })
const maria = { id: 'p1', name: 'María', surname: 'Gil', birthdate: '1980-05-17', dni: '12345678Z' }

it('the first record is found here, then the other one, to compare both', () => {
  const { rerender } = page.show(<FindDouble keep={null} patient={null} q="" found={null} />)
  expect(screen.getByLabelText('The record to keep')).toBeTruthy()
  rerender(<FindDouble keep={null} patient={null} q="Gil" found={[maria]} />)
  expect(screen.getByRole('link', { name: 'Choose' }).getAttribute('href')).toBe(routes.mergeOf('p1'))
  rerender(<FindDouble keep="p2" patient={null} q="Gil" found={[maria]} />)
  expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe(
    routes.mergePair('p2', 'p1'),
  )
  rerender(<FindDouble keep={null} patient={null} q="xyz" found={[]} />)
  expect(screen.getByText('No patient found')).toBeTruthy()
})

it('begins with the pairs that may be one person, or says that there are none', async () => {
  const start = { keep: null, patient: null, q: '', found: null }
  const { rerender } = page.show(<FindDouble {...start} likely="failed" />)
  expect(screen.getByText(sentences.failed)).toBeTruthy()
  rerender(<FindDouble {...start} likely={{ pairs: [] }} />)
  expect(screen.getByText('No possible duplicates found')).toBeTruthy()
  rerender(
    <FindDouble
      {...start}
      likely={{
        pairs: [
          {
            keep: {
              ...maria,
              visits: 12,
              phone: '600 000 001',
              registered: '2026-11-12',
              document: { kind: 'dni', number: maria.dni, country: null },
            },
            merge: { ...maria, id: 'p2', name: 'Maria', visits: 0 },
            same: 'name',
          },
        ],
      }}
    />,
  )
  const why = screen.getByText('Same birthdate and same name, apart from accents and capitals')
  expect(why.compareDocumentPosition(screen.getByRole('searchbox'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const phone = screen.getByText('600 000 001')
  expect(phone.className, 'the other record has none').toContain('bg-warning-soft')
  expect(phone.parentElement?.textContent).toBe('600 000 001 · 12 appointmentsRegistered 12 Nov 2026')
  expect(screen.getByText('0 appointments')).toBeTruthy()
  expect(screen.getByText('1 pair to check')).toBeTruthy()
  expect(screen.getByText('DNI 12345678Z').parentElement?.textContent).toBe('17 May 1980 · DNI 12345678Z')
  const compare = screen.getByRole('link', { name: 'Compare María Gil with Maria Gil' })
  expect(compare.getAttribute('href')).toBe(routes.mergePair('p1', 'p2'))
  await page.press('Swap: keep Maria Gil instead')
  const turned = screen.getByRole('link', { name: 'Compare Maria Gil with María Gil' })
  expect(turned.getAttribute('href')).toBe(routes.mergePair('p2', 'p1'))
})
