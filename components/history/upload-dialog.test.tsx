import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aHistory } from '@/components/testing/a-history'
import { island } from '@/components/testing/island'
import { UploadDialog } from './upload-dialog'
import { HistoryKey } from './use-history'

const page = island()
const file = (name: string) => new File(['bytes'], name)

async function open() {
  const closed = vi.fn()
  await page.load(
    <HistoryKey value={['ana', '/api/histories/h1']}>
      <UploadDialog history={aHistory()} of="analytic" onClose={closed} />
    </HistoryKey>,
  )
  await screen.findByRole('dialog', { name: 'Upload Analytic' })
  return closed
}

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Upload' })

it('sends nothing before a file is chosen, and shows how far it is', async () => {
  await open()
  expect(submit().disabled).toBe(true)
  const sending = page.wait('histories.addAnalytic')
  await page.choose([file('blood.pdf')], 'File')
  await page.press('Upload')
  const bar = await screen.findByRole('progressbar', { name: 'Uploading blood.pdf' })
  expect(bar.getAttribute('aria-valuenow')).toBe('50')
  page.answer('histories.get', aHistory())
  await sending.answer({ id: 'f1' })
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it('that is cancelled says so, and the others are stored', async () => {
  const closed = await open()
  page.wait('histories.addAnalytic')
  await page.choose([file('large.bin')], 'File')
  await page.press('Upload')
  await page.press('Cancel the upload of large.bin')
  expect(await screen.findByText('Cancelled')).toBeTruthy()
  expect(closed).not.toHaveBeenCalled()
  page.answer('histories.addAnalytic', { id: 'f1' })
  page.answer('histories.get', aHistory())
  await page.press('Upload')
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1))
})

it('that failed says so, and trying again stores the file and closes the dialog', async () => {
  const closed = await open()
  page.lose('histories.addAnalytic')
  await page.choose([file('photo.jpg')], 'File')
  await page.press('Upload')
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to upload file')
  expect(closed).not.toHaveBeenCalled()
  page.answer('histories.addAnalytic', { id: 'f1' })
  page.answer('histories.get', aHistory())
  await page.press('Upload')
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1))
  const uploads = page.sentTo('histories.addAnalytic')
  expect(uploads.map(({ body }) => (body as FormData).get('file'))).toMatchObject([
    { name: 'photo.jpg' },
    { name: 'photo.jpg' },
  ])
})
