import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { island } from '@/components/testing/island'
import { readDraft } from '@/lib/browser/session/stored-data'
import { studyMs } from '@/lib/domain/genetic-study'
import { routes } from '@/lib/routes'
import { GeneticStudy } from './genetic-study'

const page = island({ at: routes.geneticStudy })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // The chart finds itself without a size here.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
})

const patient = { id: 'p1', name: 'Lucía Vidal', birthdate: '1985-04-12' }
const show = (changes: Partial<Parameters<typeof GeneticStudy>[0]> = {}) =>
  page.show(<GeneticStudy patient={patient} subject="p1" mayNotify today="2026-11-26" {...changes} />)

/** A button by its name, pressed while the clock stands. */
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
const results = () => screen.getByRole('region', { name: 'Results' })

function chooseAll(category: string) {
  fireEvent.change(page.field('Category'), { target: { value: category } })
  press('Select All Filtered')
}

async function analyse() {
  chooseAll('multifactorial')
  press('Start Analysis')
  await act(async () => void vi.advanceTimersByTime(studyMs))
  return within(results())
    .getAllByRole('list')
    .map(({ textContent }) => textContent)
}

it('lists the diseases of a category from A to Z', () => {
  show()
  const group = within(screen.getByRole('group', { name: /^Chromosomal/ }))
  const names = group.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent ?? '')
  expect(names).toHaveLength(10)
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
})

it('counts beside its start what is chosen, and says that something has to be when it is pressed', () => {
  show()
  const start = screen.getByRole('button', { name: 'Start Analysis' })
  expect(screen.getByText('Choose at least one')).toBeTruthy()
  act(() => start.click())
  expect(screen.getByText('Please select at least one disease to analyze.')).toBeTruthy()
  chooseAll('chromosomal')
  expect(screen.getByText('10 of 50 selected')).toBeTruthy()
  expect(start.className).toContain('button-primary')
})

describe('a study', () => {
  it('gives the same results for the same patient and selection, and others for somebody else', {
    tags: 'slow',
  }, async () => {
    const { unmount } = show()
    const first = await analyse()
    unmount()
    const again = show()
    expect(await analyse()).toEqual(first)
    again.unmount()
    show({ subject: 'p2' })
    expect(await analyse()).not.toEqual(first)
  })

  it('is under way for a while, in words, and its results take the focus', async () => {
    show()
    chooseAll('chromosomal')
    press('Start Analysis')
    expect(screen.getByRole('status').textContent).toContain('Analyzing genetic data...')
    expect(screen.queryByRole('region', { name: 'Results' })).toBeNull()
    await act(async () => void vi.advanceTimersByTime(studyMs))
    expect(document.activeElement).toBe(results())
  })

  it('shows what was found first, folds the many that were not, and says once that it is a simulation', async () => {
    show()
    chooseAll('all')
    press('Start Analysis')
    await act(async () => void vi.advanceTimersByTime(studyMs))
    const said = results().textContent
    expect(said.lastIndexOf('Possible variants detected')).toBeLessThan(said.search(/\d+ diseases without/))
    const folded = results().querySelector('details')
    expect(folded?.open).toBe(false)
    expect(folded?.className, 'paper has every result').toContain('print:details-content')
    expect(within(results()).getByRole('heading', { level: 3, name: /\d+ diseases without/ })).toBeTruthy()
    expect(within(results()).getAllByText('Simulation, not a diagnosis')).toHaveLength(1)
    expect(
      screen.getByRole('button', { name: 'Start Analysis' }).className,
      'its results are shown',
    ).toContain('button-secondary')
  })

  it.each([
    [true, 1],
    [false, 0],
  ])('offers to notify the patient to whoever may (%s)', async (mayNotify, buttons) => {
    show({ mayNotify })
    await analyse()
    expect(screen.queryAllByRole('button', { name: 'Notify Patient' })).toHaveLength(buttons)
  })

  it('has what was chosen back after a sign-in, until the page is left by choice', () => {
    const { unmount } = show()
    chooseAll('chromosomal')
    expect(screen.getByText('10 of 50 selected')).toBeTruthy()
    const kept = { ...sessionStorage }
    unmount()
    expect(readDraft('ana', 'genetic-study:p1')).toBeNull()
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
    show()
    expect(screen.getByText('10 of 50 selected')).toBeTruthy()
  })
})
