import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { AcceptGuardian } from './accept-guardian'

const page = island({ at: routes.guardian('token') })

it.each([
  ['somebody new chooses a password and reads what it must hold', true, 1],
  ['somebody with an account is asked for none', false, 0],
])('%s', (_what, isNew, rules) => {
  page.show(<AcceptGuardian token="token" isNew={isNew} />)
  expect(screen.queryAllByText(/^uppercase/)).toHaveLength(rules)
  expect(screen.queryAllByLabelText(/^Password/)).toHaveLength(rules)
})
