import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { MailClinic } from './mail-clinic'

const page = island({ at: '/visit/gone' })

it('a link that works no longer names the clinic it came from, and its phone', () => {
  page.show(<MailClinic clinic={{ name: 'Clínica Retiro', phone: '555100100' }} />)
  expect(screen.getByText(/Questions\?/).textContent).toContain('Clínica Retiro')
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:555100100')
})

it('a link of an unknown clinic names nobody', () => {
  const { container } = page.show(<MailClinic clinic={null} />)
  expect(container.querySelector('p')).toBeNull()
})
