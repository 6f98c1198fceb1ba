import { afterEach, expect, it } from 'vitest'
import { fileRefusals } from '#contract/file-refusals'
import { buildApp } from '../../app.ts'
import type { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addStaff } from '../../testing/fixtures.ts'
import { multipartBody, multipartType } from '../../testing/multipart.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
afterEach(() => test.close())

/** Sends a file of `mebibytes` while the disk has its reserve for so many looks. */
async function send(mebibytes: number, looks: number) {
  test = await createTestApp()
  const patient = await addPatient(test)
  const path = `/histories/${patient.historyId}/analytic`
  return post(patient.client, looks, path, Buffer.alloc(mebibytes * 1024 * 1024))
}

async function post(client: Client, looks: number, path: string, bytes: Buffer) {
  let left = looks
  const files = { ...test.deps.files, hasReserve: async () => left-- > 0 }
  const app = await buildApp({ ...test.deps, files })
  const answer = await app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    cookies: client.cookies,
    headers: { 'content-type': multipartType },
    payload: multipartBody({ name: 'x', bytes }),
  })
  await app.close()
  return { status: answer.statusCode, message: answer.json().message }
}

const refused = { status: 503, message: fileRefusals.diskFull }

it('an upload is refused when the disk is nearly full', async () => {
  expect(await send(1, 0)).toEqual(refused)
})

it('an upload is refused when the disk becomes nearly full meanwhile', async () => {
  expect(await send(20, 1)).toEqual(refused)
})

it('an upload is stored while the disk has its reserve', async () => {
  expect(await send(20, 5)).toMatchObject({ status: 201 })
})

it('an import is refused when the disk is nearly full: its lines go into the database', async () => {
  test = await createTestApp()
  const { id: clinicId } = await addClinic(test)
  const owner = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
  expect(await post(owner.client, 0, '/imports?kind=patients', Buffer.from('Nombre\nAna\n'))).toEqual(refused)
})
