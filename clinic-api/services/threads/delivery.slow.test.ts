import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { idempotencyKeys } from '../../db/schema/idempotency.ts'
import type { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ env: longSessions })
})
afterAll(() => test.close())

/**
 * The fate of one attempt: it arrives, its answer is lost, it never arrives, its key is forgotten meanwhile.
 */
const fate = fc.constantFrom('answered', 'answer lost', 'lost', 'forgotten')

/** A sender writes messages one after the other, each repeated under its key until an answer comes. */
const sender = fc.array(fc.array(fate, { maxLength: 3 }), { maxLength: 5 })

it('every message arrives once, in the order of its author and in one order for everybody, whatever is lost', async () => {
  await fc.assert(
    fc.asyncProperty(sender, sender, sender, async (ofPatient, ofDoctor, ofDesk) => {
      test.clock.advance({ seconds: 120 })
      const clinic = await addClinic(test)
      const patient = await addPatient(test, { clinicId: clinic.id })
      const doctor = await addStaff(test, { clinicId: clinic.id })
      const desk = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
      const begin = { clinicId: clinic.id, subject: 'visit', text: 'begin' }
      const thread = `/threads/${(await patient.client.post('/threads', begin)).body._id}`
      const people = [
        { name: 'patient', client: patient.client, messages: ofPatient },
        { name: 'doctor', client: doctor.client, messages: ofDoctor },
        { name: 'desk', client: desk.client, messages: ofDesk },
      ]
      await Promise.all(people.map((person) => sendAll(thread, person)))

      const read = async (client: Client) => {
        const { body } = await client.get(`${thread}/messages?limit=100`)
        return body.messages.map(({ text }: { text: string }) => text)
      }
      const orders = await Promise.all(people.map(({ client }) => read(client)))
      expect(orders[1]).toEqual(orders[0])
      expect(orders[2]).toEqual(orders[0])
      for (const { name, messages } of people) {
        const own = orders[0].filter((text: string) => text.startsWith(name))
        expect(own).toEqual(messages.map((_, index) => `${name} ${index}`))
      }
    }),
    { numRuns: 25 },
  )
})

interface Person {
  name: string
  client: Client
  messages: string[][]
}

async function sendAll(thread: string, { name, client, messages }: Person): Promise<void> {
  for (const [index, fates] of messages.entries()) {
    const text = `${name} ${index}`
    const attempt = () =>
      client.call('POST', `${thread}/messages`, { body: { text }, headers: { 'idempotency-key': text } })
    for (const each of fates) {
      if (each === 'lost') continue
      const answer = await attempt()
      expect(answer.status).toBe(201)
      if (each === 'forgotten') await test.db.orm.delete(idempotencyKeys)
      if (each === 'answered') break
    }
    // A sender without an answer tries until there is one.
    expect((await attempt()).body.text).toBe(text)
  }
}
