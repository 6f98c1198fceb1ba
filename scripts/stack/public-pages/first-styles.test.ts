import { expect, it } from 'vitest'
import { firstStyles } from './first-styles.ts'

const sheet = [
  '@property --read{syntax:"*";inherits:false}',
  '@property --unread{syntax:"*";inherits:false}',
  '.shown{color:var(--read)}',
  '.hidden{color:var(--unread)}',
  '.lettered{background:url(../media/a.woff2)}',
  '.button-row{position:absolute}',
].join('')

it('keeps what the page names, unless signed-in screens alone have it, the properties that it reads, and where files lie', async () => {
  expect(
    await firstStyles(['<p class="shown lettered button-row">'], sheet, '/_next/static/chunks/a.css'),
  ).toBe(
    [
      '@property --read{syntax:"*";inherits:false}',
      '.shown{color:var(--read)}',
      '.lettered{background:url(/_next/static/media/a.woff2)}',
    ].join(''),
  )
})
