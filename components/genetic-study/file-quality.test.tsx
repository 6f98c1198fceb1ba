import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FastqStep, FastqSummary, FastqSummaryAnswer } from '#contract/fastq'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { FileQuality } from './file-quality'

const page = island({ at: routes.geneticStudy })
const fastqSummary = 'patients.summarizeFastq'

const at = { bases: 2, mean: 2, p10: 2, p25: 2, median: 2, p75: 2, p90: 2 }
const summary: FastqSummary = {
  version: 1,
  compressed: true,
  reads: 2,
  bases: 200,
  lengths: { min: 100, mean: 100, max: 100 },
  gcPercent: 50,
  nPercent: 20,
  quality: { mean: 32.4, lowest: 2, highest: 40, q20Percent: 80, q30Percent: 80 },
  positions: [
    { from: 99, to: 99, ...at, mean: 40 },
    { from: 100, to: 100, ...at },
  ],
  fault: { line: 12, reason: 'length', bases: 4, qualities: 3 },
}
const file: FastqSummaryAnswer = {
  originalName: 'reads.fastq.gz',
  size: 160,
  date: '2026-11-20T08:00:00.000Z',
  summary: null,
}
const steps = (...all: FastqStep[]) =>
  new Response(all.map((step) => `${JSON.stringify(step)}\n`).join(''), { status: 200 })
const show = (changes: Partial<FastqSummaryAnswer> = {}) =>
  page.show(<FileQuality patientId="p1" file={{ ...file, ...changes }} />)
const card = () => screen.getByRole('region', { name: 'Quality of the file' })

function expectSummary() {
  for (const part of [
    'Computed from the file',
    'The file has an error at line 12',
    'The read has 4 bases and 3 qualities.',
    'The figures come from the 2 complete reads before it.',
    'Phred+33',
  ])
    expect(card().textContent).toContain(part)
  const [last] = within(card()).getAllByRole('row').slice(-1)
  const cells = last ? within(last).getAllByRole('cell') : []
  expect(cells.map(({ textContent }) => textContent)).toEqual(['100', '2', '2', '2', '2', '2', '2', '2'])
}

it('is computed when somebody asks, says how far it is, and where the file breaks', async () => {
  show()
  expect(page.sent).toEqual([])
  const computing = page.wait(fastqSummary)
  await page.press('Compute the quality')
  expect(document.activeElement).toBe(card())
  await computing.answer(steps({ state: 'reading', read: 80, size: 160 }, { state: 'done', summary }))
  await waitFor(() => expectSummary())
})

it('that was computed before is there without asking', () => {
  show({ summary })
  expectSummary()
  expect(screen.queryByRole('button', { name: 'Compute the quality' })).toBeNull()
})

it.each([
  ['breaks off', () => steps({ state: 'reading', read: 80, size: 160 })],
  ['fails', () => steps({ state: 'failed' })],
])('that %s says so, and is computed again on asking', async (_how, answer) => {
  show()
  page.answer(fastqSummary, answer)
  await page.press('Compute the quality')
  expect(await screen.findByRole('alert')).toBeTruthy()
  page.answer(fastqSummary, () => steps({ state: 'done', summary }))
  await page.press('Try again')
  await waitFor(() => expectSummary())
})

it('that is cancelled can be asked for again', async () => {
  show()
  page.wait(fastqSummary)
  await page.press('Compute the quality')
  await page.press('Cancel')
  expect(await screen.findByRole('button', { name: 'Compute the quality' })).toBeTruthy()
})

it('of a record that an emergency opened is not computed, and says why', () => {
  show({ emergencyUntil: '2026-11-26T09:00:00.000Z' })
  expect(card().textContent).toContain('reads.fastq.gz')
  expect(card().textContent).toContain('This record was opened in an emergency, for reading only.')
  expect(screen.queryByRole('button', { name: 'Compute the quality' })).toBeNull()
})
