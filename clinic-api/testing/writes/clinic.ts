import { defaultChannels } from '#contract/channels'
import { defaultReminders } from '#contract/reminders'
import { Client } from '../client.ts'
import { testPassword } from '../fixtures.ts'
import { insideOf, type Writes } from './world.ts'

const kind = {
  nameEn: 'First visit',
  nameEs: 'Primera visita',
  minutes: 45,
  specialties: [],
  online: true,
  colour: 'teal',
}
const browser = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/browser',
  keys: { p256dh: `B${'x'.repeat(86)}`, auth: 'x'.repeat(22) },
}
export const clinicFacts = {
  name: 'Nueva',
  city: 'Madrid',
  district: 'Centro',
  postalCode: '28001',
  countryCode: 'ES',
  slotMinutes: 30,
}

export const clinicWrites: Writes = {
  'POST /clinics': ({ newcomer }) =>
    newcomer.client.post('/clinics', { ...clinicFacts, timeZone: 'Europe/Madrid', plan: 'basic' }),
  'PUT /clinics/{id}': ({ owner, clinic }) =>
    owner.client.put(`/clinics/${clinic.id}`, {
      ...clinicFacts,
      name: clinic.name,
      timeZone: clinic.timeZone,
    }),
  'PUT /clinics/{id}/reminders': ({ owner, clinic }) =>
    owner.client.put(`/clinics/${clinic.id}/reminders`, { ...defaultReminders, hoursBefore: [24] }),
  'PUT /clinics/{id}/channels': ({ owner, clinic }) =>
    owner.client.put(`/clinics/${clinic.id}/channels`, {
      ...defaultChannels,
      order: ['email', 'sms'],
      monthlyCapCents: 1000,
      senders: { sms: '+34600000001', whatsapp: null },
    }),
  'POST /users/me/phone': ({ patient }) => patient.client.post('/users/me/phone', { phone: '+34600000009' }),
  'PUT /users/me/phone': async (world) =>
    world.patient.client.put('/users/me/phone', { code: await insideOf(world).phoneCode(world.patient.id) }),
  'PUT /clinics/{id}/first-steps': ({ owner, clinic }) =>
    owner.client.put(`/clinics/${clinic.id}/first-steps`, { dismissed: true }),
  'PUT /clinics/{id}/messaging': ({ owner, clinic }) =>
    owner.client.put(`/clinics/${clinic.id}/messaging`, { answerHours: 24, replies: [] }),
  'POST /api-keys': async (world) => {
    const made = { name: 'Program', scopes: ['fhir.read'], expires: world.day(20) }
    const answer = await world.owner.client.post('/api-keys', made)
    world.key = answer.body._id
    return answer
  },
  'DELETE /api-keys/{id}': ({ owner, key }) => owner.client.delete(`/api-keys/${key}`),
  'POST /threads': async (world) => {
    const about = { clinicId: world.clinic.id, subject: 'visit', text: 'x' }
    const answer = await world.patient.client.post('/threads', about)
    world.thread = `/threads/${answer.body._id}`
    return answer
  },
  'PUT /threads/{id}/answering': (world) =>
    world.doctor.client.put(`${world.thread}/answering`, { answering: true }),
  'POST /threads/{id}/files': (world) => world.attach(`${world.thread}/files`),
  'POST /threads/{id}/messages': async (world) => {
    const answer = await world.doctor.client.post(`${world.thread}/messages`, { text: 'x' })
    world.message = answer.body._id
    return answer
  },
  'PUT /threads/{id}/read': (world) =>
    world.patient.client.put(`${world.thread}/read`, { messageId: world.message }),
  'PUT /threads/{id}': (world) => world.doctor.client.put(world.thread, { state: 'closed' }),
  'POST /visit-kinds': async (world) => {
    const answer = await world.owner.client.post('/visit-kinds', { ...kind, clinicId: world.clinic.id })
    world.kind = answer.body._id
    return answer
  },
  'PUT /visit-kinds/{id}': (world) =>
    world.owner.client.put(`/visit-kinds/${world.kind}`, { ...kind, minutes: 60 }),
  'DELETE /visit-kinds/{id}': (world) => world.owner.client.delete(`/visit-kinds/${world.kind}`),
  'POST /resources': async (world) => {
    const room = { clinicId: world.clinic.id, name: 'Room', kind: 'room' }
    const answer = await world.owner.client.post('/resources', room)
    world.resource = answer.body._id
    return answer
  },
  'PUT /resources/{id}': ({ owner, resource }) =>
    owner.client.put(`/resources/${resource}`, { name: 'Room 2', kind: 'room' }),
  'DELETE /resources/{id}': ({ owner, resource }) => owner.client.delete(`/resources/${resource}`),
  'PUT /users/me/notifications': ({ owner }) =>
    owner.client.put('/users/me/notifications', { reminders: 'none', language: 'es' }),
  'POST /push-subscriptions': ({ patient }) => patient.client.post('/push-subscriptions', browser),
  'DELETE /push-subscriptions': ({ patient }) =>
    patient.client.call('DELETE', '/push-subscriptions', { body: { endpoint: browser.endpoint } }),
  'POST /payments': async (world) => {
    insideOf(world)
    const order = { planId: 'professional', clinicId: world.clinic.id }
    const answer = await world.owner.client.post('/payments', order)
    world.checkout = String(answer.body.url).split('/').at(-1) ?? ''
    return answer
  },
  'POST /payments/webhook': (world) => {
    const { body, signature } = insideOf(world).paymentEvent(world.checkout)
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    return new Client(world.server).call('POST', '/payments/webhook', { body, headers })
  },
  'POST /staff/register': async (world) => {
    const doctor = { ...world.person('doctor'), specialty: 'cardiology', password: testPassword }
    const answer = await world.owner.client.post('/staff/register', doctor)
    world.hired = answer.body._id
    return answer
  },
  'PUT /staff/{id}': ({ owner, hired }) => owner.client.put(`/staff/${hired}`, { specialty: 'dermatology' }),
  'DELETE /staff/{id}': ({ owner, hired }) => owner.client.delete(`/staff/${hired}`),
}
