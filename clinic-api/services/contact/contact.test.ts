import { afterAll, beforeAll, expect, it } from 'vitest'
import { Client } from '../../testing/client.ts'
import { readMails } from '../../testing/mails.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const question = { name: 'Ana Gil', email: 'ana@example.test', text: 'Do you import from Doctolib?' }

let test: TestApp

beforeAll(async () => {
  test = await createTestApp({ env: { CONTACT_EMAIL: 'desk@consulta.test', LOGIN_LIMIT_PER_ADDRESS: '3' } })
})
afterAll(() => test.close())

it('mails a question to those who run the installation, with the address to answer to', async () => {
  const visitor = new Client(test)
  expect((await visitor.post('/contact', question)).status).toBe(202)
  const [mail, ...others] = await readMails(test)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: 'desk@consulta.test', subject: 'Question from Ana Gil' })
  expect(mail?.text).toContain(question.text)
  expect(mail?.text).toContain('ana@example.test')
})

it('refuses what cannot be answered, and a visitor who writes too often', async () => {
  const visitor = new Client(test)
  const wrong = await visitor.post('/contact', { ...question, email: 'ana' })
  expect(wrong).toMatchObject({ status: 400, body: { errors: { email: expect.any(String) } } })
  for (const status of [202, 202, 429]) expect((await visitor.post('/contact', question)).status).toBe(status)
})
