import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aThread } from '@/components/testing/a-thread'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { ThreadList } from './thread-list'

const page = island({ at: routes.messages })

it.each([
  ['a patient’s own last words are marked as theirs', { lastFromPatient: true }, 'You: Hello'],
  ['the clinic’s have their author', { lastFromPatient: false }, 'Ana Gil: Hello'],
  ['the team reads a patient’s under the patient’s name', { patientName: 'Luis Gómez' }, 'Hello'],
])('%s', (_what, changes, said) => {
  page.show(<ThreadList threads={[aThread(changes)]} isSearch={false} />)
  expect(screen.getByText(/Hello/).textContent).toBe(said)
})
