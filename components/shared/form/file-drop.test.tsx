import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { island } from '@/components/testing/island'
import { FileDrop } from './file-drop'

const page = island()

it('asks for a file, takes one and shows its name', async () => {
  const onChange = vi.fn()
  page.show(<FileDrop aria-label="File" accept=".csv" onChange={onChange} />)
  const words = screen.getByText(/^Drop a file here, or/)
  expect(words.textContent).toBe('Drop a file here, or choose one')
  expect(screen.getByText('Choose a file')).toBeTruthy()
  const file = new File(['a;b'], 'patients.csv', { type: 'text/csv' })
  fireEvent.change(screen.getByLabelText('File'), { target: { files: [file] } })
  expect(onChange).toHaveBeenCalledOnce()
  expect(await screen.findByText('patients.csv')).toBeTruthy()
})
