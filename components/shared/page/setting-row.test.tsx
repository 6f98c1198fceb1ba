import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { Button } from '@/components/ui/button'
import { RowAction, SettingRow } from './setting-row'

const page = island()

it('a row says how it is set, and its action keeps its words as its name', async () => {
  let pressed = 0
  page.show(
    <SettingRow
      title="Email"
      text="You log in with it."
      state="ana@example.test"
      action={
        <Button variant="row" onClick={() => pressed++}>
          <RowAction>Change email</RowAction>
        </Button>
      }
    />,
  )
  expect(screen.getByRole('heading', { name: 'Email' })).toBeTruthy()
  expect(screen.getByText('ana@example.test')).toBeTruthy()
  await page.press('Change email')
  expect(pressed).toBe(1)
})

it('a narrow group hides the words of an action, but not of one that adds or deletes', () => {
  page.show(
    <>
      <RowAction>Change</RowAction>
      <RowAction adds>Add</RowAction>
      <RowAction said>Delete</RowAction>
    </>,
  )
  const isHidden = (words: string) => screen.getByText(words).className.includes('sr-only')
  expect(['Change', 'Add', 'Delete'].map(isHidden)).toEqual([true, false, false])
})
