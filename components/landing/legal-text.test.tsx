import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { LegalText } from './legal-text'

const page = island({ at: routes.privacy })

it('says the facts of a section line by line, and leads to each section by its number', () => {
  const facts = [{ of: 'Reception at your clinic', what: 'Never your history.' }]
  page.show(<LegalText short={[]} sections={[{ title: 'Who sees what', text: 'All is recorded.', facts }]} />)
  const section = document.querySelector('#section-1')
  expect(section?.querySelector('dt')?.textContent).toBe('Reception at your clinic')
  expect(section?.querySelector('dd')?.textContent).toBe('Never your history.')
  expect(screen.getAllByText('1. Who sees what').some((each) => each.closest('a[href="#section-1"]'))).toBe(
    true,
  )
  const back = screen.getByRole('link', { name: 'Back to the contents' }).getAttribute('href')
  expect(document.querySelector(`details${back}`)).toBeTruthy()
})
