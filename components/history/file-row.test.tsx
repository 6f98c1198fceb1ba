import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { FileRow } from './file-row'

const page = island()

const show = (name: string, mediaType: string) => {
  const file = {
    id: 'f1',
    name,
    mediaType,
    size: 1000,
    date: '2026-11-16T08:00:00.000Z',
    reportedByPatient: false,
  }
  page.show(
    <FileRow
      historyId="h1"
      of="image"
      file={file}
      timeZone="Europe/Madrid"
      writeHref="/app"
      onView={() => {}}
      onDelete={null}
    />,
  )
}

it('says that the photo of an iPhone can be downloaded, but not shown', () => {
  show('IMG_0001.HEIC', 'application/octet-stream')
  expect(screen.getByRole('link', { name: 'Download IMG_0001.HEIC' }).getAttribute('download')).toBe(
    'IMG_0001.HEIC',
  )
  expect(screen.getByText('Browsers cannot show this kind of picture. You can download it.')).toBeTruthy()
})

it('offers to view what can be shown', () => {
  show('photo.jpg', 'image/jpeg')
  expect(screen.getByRole('link', { name: 'View photo.jpg' })).toBeTruthy()
  expect(screen.queryByText(/cannot show/)).toBeNull()
})
