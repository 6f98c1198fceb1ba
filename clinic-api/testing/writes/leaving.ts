import { Client } from '../client.ts'
import { testPassword } from '../fixtures.ts'
import { adminOf, changedPassword, type World, type Writes } from './world.ts'

/** Signs the patient in on another device. */
const signInElsewhere = ({ server, patient }: World) =>
  new Client(server).post('/users/login', { email: patient.email, password: changedPassword })

export const leavingWrites: Writes = {
  'PUT /notifications/read': ({ doctor }) => doctor.client.put('/notifications/read', {}),
  'POST /passkeys': async (world) => {
    const { body } = await world.doctor.client.post('/passkeys/request')
    const answer = await world.doctor.client.post('/passkeys', {
      name: 'Phone',
      made: world.device.make(body),
    })
    world.passkey = answer.body.id
    return answer
  },
  'POST /users/login/passkey': async ({ server, device }) => {
    const visitor = new Client(server)
    const { body } = await visitor.post('/users/login/passkey/question')
    return visitor.post('/users/login/passkey', { proof: device.prove(body) })
  },
  'DELETE /passkeys/{id}': ({ doctor, passkey }) =>
    doctor.client.call('DELETE', `/passkeys/${passkey}`, { body: { currentPassword: testPassword } }),
  'DELETE /sessions/{id}': async (world) => {
    await signInElsewhere(world)
    const { patient } = world
    const { body } = await patient.client.get('/sessions')
    const other = body.find(({ current }: { current: boolean }) => !current)
    return patient.client.delete(`/sessions/${other.id}`)
  },
  'PUT /sessions/current': async ({ doctor, clinic }) =>
    doctor.client.put('/sessions/current', { clinicId: clinic.id }),
  'DELETE /sessions': async (world) => {
    await signInElsewhere(world)
    return world.patient.client.delete('/sessions')
  },
  'POST /logout': ({ patient }) => patient.client.post('/logout'),
  'POST /users/me/close': async (world) => {
    const { patient } = world
    const signedIn = new Client(world.server)
    await signedIn.post('/users/login', { email: patient.email, password: changedPassword })
    return signedIn.post('/users/me/close', { currentPassword: changedPassword })
  },
  'PUT /patients/{id}/deceased': ({ doctor, patient }) =>
    doctor.client.put(`/patients/${patient.id}/deceased`, { on: '2026-11-01' }),
  'DELETE /patients/{id}/deceased': ({ doctor, patient }) =>
    doctor.client.delete(`/patients/${patient.id}/deceased`),
  'POST /patients/{id}/erasure': (world) =>
    adminOf(world).client.post(`/patients/${world.patient.id}/erasure`),
}
