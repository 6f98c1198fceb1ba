import { randomUUID } from 'node:crypto'
import { Client } from '../client.ts'
import { insideOf, type World, type Writes } from './world.ts'

const wait = (world: World) =>
  world.patient.client.post('/waitlist', {
    clinicId: world.clinic.id,
    doctorId: world.doctor.id,
    until: world.day(24),
    weekdays: [],
    from: '08:00',
    to: '20:00',
  })

const tell = (world: World, path: string, fields: Record<string, string>) =>
  new Client(world.server).call('POST', path, insideOf(world).callback(path, fields))

export const visitsWrites: Writes = {
  'POST /appointments': (world) => world.book(0),
  'POST /channels/twilio/inbound': async (world) => {
    await insideOf(world).sentText(world.appointment)
    const numbers = { From: '+34600000009', To: '+34600000001' }
    return tell(world, '/channels/twilio/inbound', { MessageSid: 'SM1', Body: 'hola', ...numbers })
  },
  'POST /channels/twilio/status': async (world) => {
    const MessageSid = await insideOf(world).sentText(world.appointment)
    const path = `/channels/twilio/status?id=${MessageSid}`
    return tell(world, path, { MessageSid, MessageStatus: 'delivered' })
  },
  'POST /channels/webhook/inbound': (world) =>
    tell(world, '/channels/webhook/inbound', {
      id: '1',
      from: '+34600000009',
      to: '+34600000001',
      text: 'hola',
    }),
  'POST /channels/webhook/status': async (world) => {
    const messageId = await insideOf(world).sentText(world.appointment)
    return tell(world, '/channels/webhook/status', { id: '2', messageId, state: 'delivered' })
  },
  'POST /appointments/series': (world) =>
    world.patient.client.post('/appointments/series', {
      patientId: world.patient.id,
      clinicId: world.clinic.id,
      doctorId: world.doctor.id,
      dates: [60, 90].map((minutes) => world.slot(minutes, world.soon)),
    }),
  'POST /holds': async (world) => {
    const answer = await world.patient.client.post('/holds', {
      clinicId: world.clinic.id,
      doctorId: world.doctor.id,
      appointmentDate: world.slot(150),
    })
    world.hold = answer.body.holdId
    return answer
  },
  'DELETE /holds/{id}': (world) => world.patient.client.delete(`/holds/${world.hold}`),
  'PUT /calls/{id}/done': async (world) => {
    const { doctor, clinic } = world
    const rosa = { name: 'Rosa', surname: 'Vega', birthdate: '1940-01-01', document: { kind: 'none' } }
    const { body } = await doctor.client.post('/patients/quick', rosa)
    const place = { patientId: body._id, clinicId: clinic.id, doctorId: doctor.id }
    await doctor.client.post('/appointments', { ...place, appointmentDate: world.slot(150) })
    const { calls } = (await doctor.client.get(`/calls?clinicId=${clinic.id}`)).body
    return doctor.client.put(`/calls/${calls[0]._id}/done`)
  },
  'POST /waitlist': async (world) => {
    const answer = await wait(world)
    world.waiting = answer.body._id
    return answer
  },
  'PUT /waitlist/{id}/urgent': (world) =>
    world.doctor.client.put(`/waitlist/${world.waiting}/urgent`, { reason: 'x' }),
  'POST /offers/{id}/decline': async (world) => {
    const offer = await insideOf(world).offer(world.waiting, `${world.day(8)}T12:00:00.000Z`)
    return world.patient.client.post(`/offers/${offer}/decline`)
  },
  'POST /offers/{id}/accept': async (world) => {
    const offer = await insideOf(world).offer(world.waiting, `${world.day(8)}T12:30:00.000Z`)
    return world.patient.client.post(`/offers/${offer}/accept`)
  },
  'DELETE /waitlist/{id}': async (world) => {
    // Where no offer could be accepted, the first wish still stands, and a second one is refused.
    const { body } = await wait(world)
    return world.patient.client.delete(`/waitlist/${body._id ?? world.waiting}`)
  },
  'POST /feeds': async (world) => {
    const answer = await world.patient.client.post('/feeds', { what: 'visits' })
    world.feed = answer.body.id
    return answer
  },
  'DELETE /feeds/{id}': (world) => world.patient.client.delete(`/feeds/${world.feed}`),
  'POST /alert/alert-appointment': (world) =>
    world.patient.client.post('/alert/alert-appointment', {
      email: world.patient.email,
      clinic: world.clinic.name,
      dateAppointment: `${world.day(8)}T08:00:00.000Z`,
      doctorName: `${world.doctor.name} ${world.doctor.surname}`,
    }),
  'PUT /appointments/{id}/ask-confirmation': (world) =>
    world.doctor.client.put(`/appointments/${world.appointment}/ask-confirmation`),
  'POST /visit-links/{visitToken}': (world) => {
    const startAt = Date.parse(`${world.day(8)}T08:00:00.000Z`)
    const token = insideOf(world).visitToken(world.appointment, startAt)
    return new Client(world.server).post(`/visit-links/${token}`, { action: 'confirm' })
  },
  'POST /stop-links/{stopToken}': (world) => {
    const token = insideOf(world).stopToken(world.owner.userId)
    return new Client(world.server).post(`/stop-links/${token}`)
  },
  'DELETE /appointments/{id}/links': (world) =>
    world.patient.client.delete(`/appointments/${world.appointment}/links`),
  'PUT /appointments/{id}/reschedule': (world) =>
    world.patient.client.put(`/appointments/${world.appointment}/reschedule`, {
      appointmentDate: world.slot(60),
    }),
  'PUT /appointments/{id}/confirmed': (world) =>
    world.patient.client.put(`/appointments/${world.appointment}/confirmed`),
  'PUT /appointments/{id}/cancel': (world) =>
    world.patient.client.put(`/appointments/${world.appointment}/cancel`),
  'PUT /appointments/{id}/complete': async (world) => {
    await world.book(120)
    return world.doctor.client.put(`/appointments/${world.appointment}/complete`)
  },
  'PUT /appointments/{id}/note': (world) =>
    world.doctor.client.put(`/appointments/${world.appointment}/note`, { note: 'x' }),
  'PUT /appointments/{id}/desk-note': (world) =>
    world.doctor.client.put(`/appointments/${world.appointment}/desk-note`, { deskNote: 'x' }),
  'POST /undo/{token}': async (world) => {
    const { body } = await world.doctor.client.get(`/appointments/${world.appointment}`)
    return world.doctor.client.post(`/undo/${body.undo}`)
  },
  'POST /visits/resolve': async (world) => {
    await world.book(240)
    const plan = [{ appointmentId: world.appointment, to: 'cancel' }]
    return world.doctor.client.post('/visits/resolve', { plan })
  },
  'PUT /appointments/{id}/noshow': async (world) => {
    await world.book(180)
    return world.doctor.client.put(`/appointments/${world.appointment}/noshow`)
  },
  'PUT /appointments/{id}/arrived': async (world) => {
    await world.book(0, world.soon)
    return world.doctor.client.put(`/appointments/${world.appointment}/arrived`)
  },
  'PUT /appointments/{id}/started': (world) =>
    world.doctor.client.put(`/appointments/${world.appointment}/started`),
  'DELETE /appointments/{id}/started': (world) =>
    world.doctor.client.delete(`/appointments/${world.appointment}/started`),
  'DELETE /appointments/{id}/arrived': (world) =>
    world.doctor.client.delete(`/appointments/${world.appointment}/arrived`),
  'POST /public/bookings': async (world) => {
    const { owner, clinic, doctor, server } = world
    const slug = `page-${randomUUID().slice(0, 8)}`
    const { body } = await owner.client.get(`/clinics/${clinic.id}`)
    const { name, city, district, postalCode } = body
    await owner.client.put(`/clinics/${clinic.id}`, { name, city, district, postalCode, slug })
    const shown = { minutes: 30, specialties: [], online: true, public: true, colour: 'teal' }
    const kind = { ...shown, nameEn: 'Public', nameEs: 'Pública', clinicId: clinic.id }
    const { body: made } = await owner.client.post('/visit-kinds', kind)
    const choice = { slug, kindId: made._id, doctorId: doctor.id, appointmentDate: world.slot(210) }
    const { email } = world.person('visitor')
    const person = { name: 'Rosa', surname: 'Vidal', birthdate: '1990-02-03', email }
    const form = { ...choice, ...person, language: 'es', consent: true }
    return new Client(server).post('/public/bookings', form)
  },
  'POST /public/bookings/{bookingToken}': async (world) => {
    const mail = await insideOf(world).newestMail()
    const token = /\/booking\/([^\s?]+)/.exec(mail)?.[1] ?? ''
    return new Client(world.server).post(`/public/bookings/${token}`)
  },
  'PUT /patients/{id}/verification': async (world) => {
    insideOf(world)
    const { body } = await world.owner.client.get('/patients/to-verify')
    const [person] = body.patients
    return world.owner.client.put(`/patients/${person._id}/verification`, { verdict: 'new' })
  },
}
