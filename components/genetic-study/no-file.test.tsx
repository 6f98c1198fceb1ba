import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { NoFile } from './no-file'

const page = island({ at: routes.geneticStudyOf('p1') })

it('a study without a file says so, and who may ask for it asks once', async () => {
  page.answer('patients.requestFastq', { status: 'fastQ requested' })
  page.show(<NoFile patientId="p1" requested={false} rights={{ requestFastq: true, uploadFastq: true }} />)
  expect(screen.getByText(/^No FASTQ file is stored yet\. The simulated analysis/)).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe(routes.history('p1'))
  await page.press('Request FASTQ')
  expect(document.activeElement).toBe(await screen.findByText('FASTQ file requested'))
  expect(screen.queryByRole('button')).toBeNull()
})

it.each([
  ['somebody who may do neither', false, false],
  ['a patient', false, true],
])('%s is offered what they may do', (_, requestFastq, uploadFastq) => {
  page.show(<NoFile patientId="p1" requested={false} rights={{ requestFastq, uploadFastq }} />)
  expect(screen.queryAllByRole('button')).toHaveLength(0)
  expect(screen.queryAllByRole('link')).toHaveLength(Number(uploadFastq))
})
