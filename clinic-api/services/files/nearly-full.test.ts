import { afterEach, expect, it } from 'vitest'
import { refusals } from '#contract/refusals'
import { buildApp } from '../../app.ts'
import { addPatient } from '../../testing/fixtures.ts'
import { multipartBody, multipartType } from '../../testing/multipart.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
afterEach(() => test.close())

/** Sends a file of `mebibytes` while the disk has its reserve for so many looks. */
async function send(mebibytes: number, looks: number) {
  test = await createTestApp()
  const patient = await addPatient(test)
  let left = looks
  const files = { ...test.deps.files, hasReserve: async () => left-- > 0 }
  const app = await buildApp({ ...test.deps, files })
  const answer = await app.inject({
    method: 'POST',
    url: `/api/v1/histories/${patient.historyId}/analytic`,
    cookies: patient.client.cookies,
    headers: { 'content-type': multipartType },
    payload: multipartBody({ name: 'x', bytes: Buffer.alloc(mebibytes * 1024 * 1024) }),
  })
  await app.close()
  return { status: answer.statusCode, message: answer.json().message }
}

const refused = { status: 503, message: refusals.diskFull }

it('an upload is refused when the disk is nearly full', async () => {
  expect(await send(1, 0)).toEqual(refused)
})

it('an upload is refused when the disk becomes nearly full meanwhile', async () => {
  expect(await send(20, 1)).toEqual(refused)
})

it('an upload is stored while the disk has its reserve', async () => {
  expect(await send(20, 5)).toMatchObject({ status: 201 })
})
