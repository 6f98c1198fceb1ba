import { Client } from '../client.ts'
import { testPassword } from '../fixtures.ts'
import { clinicFacts } from './clinic.ts'
import { insideOf, type Writes } from './world.ts'

const condition = { name: 'x', details: 'x', since: '2026-01-01' }
const treatment = { name: 'x', instructions: 'x', startDate: '2026-01-01', endDate: '2026-01-01' }

export const recordsWrites: Writes = {
  'POST /patients': ({ doctor, person }) => {
    const facts = person('newpatient')
    const more = { birthdate: '1980-01-01', city: 'Madrid', password: testPassword }
    return doctor.client.post('/patients', { ...facts, ...more, username: facts.name })
  },
  'POST /patients/quick': ({ doctor, person }) =>
    doctor.client.post('/patients/quick', { ...person('quickpatient'), birthdate: '1980-01-01' }),
  'POST /patients/{id}/guardians': async (world) => {
    const { name, surname, email } = world.person('carerofone')
    const carer = { name, surname, email, relation: 'carer' }
    const answer = await world.doctor.client.post(`/patients/${world.patient.id}/guardians`, carer)
    world.guardian = answer.body._id
    return answer
  },
  'POST /guardian-invitations/{guardianToken}': async (world) => {
    const { server, patient } = world
    const token = /guardian\/([\w.%-]+)/.exec(await insideOf(world).newestMail())?.[1] ?? ''
    const me = { name: 'Carla', surname: 'Prueba', password: testPassword, birthdate: patient.birthdate }
    return new Client(server).post(`/guardian-invitations/${token}`, me)
  },
  'POST /users/me/people': async ({ owner, clinic, patient }) => {
    const { name, timeZone } = clinic
    const facts = { ...clinicFacts, name, timeZone, parentsAddChildren: true }
    await owner.client.put(`/clinics/${clinic.id}`, facts)
    const child = { name: 'Iria', surname: 'Prueba', birthdate: '2020-01-01', document: { kind: 'none' } }
    return patient.client.post('/users/me/people', { ...child, clinicId: clinic.id, relation: 'mother' })
  },
  'DELETE /patients/{id}/guardians/{guardianId}': ({ doctor, patient, guardian }) =>
    doctor.client.delete(`/patients/${patient.id}/guardians/${guardian}`),
  'POST /patients/merge': async ({ owner, patient, person }) => {
    const facts = { ...person('twicehere'), birthdate: '1980-01-01' }
    const { body } = await owner.client.post('/patients/quick', facts)
    const choose = { name: 'keep', surname: 'keep', birthdate: 'keep', document: 'keep' }
    return owner.client.post('/patients/merge', {
      keep: patient.id,
      merge: body._id,
      choose,
      account: 'keep',
    })
  },
  'POST /patients/{id}/break-glass': ({ doctor, other }) =>
    doctor.client.post(`/patients/${other.id}/break-glass`, { reason: 'x' }),
  'POST /patients/link': ({ doctor, other }) =>
    doctor.client.post('/patients/link', { dni: other.dni, birthdate: other.birthdate }),
  'PUT /patients/{id}/access': async ({ patient, clinic }) => {
    const { body } = await patient.client.get('/clinics')
    const elsewhere = body.find(({ _id }: { _id: string }) => _id !== clinic.id)
    return patient.client.put(`/patients/${patient.id}/access`, { clinicId: elsewhere._id, open: true })
  },
  'PUT /patients/{id}/consents': ({ patient }) =>
    patient.client.put(`/patients/${patient.id}/consents`, { kind: 'reminders', version: 1, given: false }),
  'PUT /patients/{id}': ({ patient }) => {
    const { name, surname, dni, birthdate } = patient
    return patient.client.put(`/patients/${patient.id}`, { name, surname, dni, birthdate, city: 'Getafe' })
  },
  'PUT /patients/{id}/details': async ({ doctor, patient }) => {
    const { body } = await doctor.client.get(`/patients/${patient.id}`)
    const change = { phone: '612345678', version: body.version }
    return doctor.client.put(`/patients/${patient.id}/details`, change)
  },
  'POST /patients/{id}/fastq-request': ({ doctor, patient }) =>
    doctor.client.post(`/patients/${patient.id}/fastq-request`),
  'POST /patients/{id}/fastq': (world) => world.attach(`/patients/${world.patient.id}/fastq`),
  'POST /patients/{id}/fastq/summary': ({ doctor, patient }) =>
    doctor.client.post(`/patients/${patient.id}/fastq/summary`),
  'DELETE /patients/{id}/fastq': ({ doctor, patient }) =>
    doctor.client.delete(`/patients/${patient.id}/fastq`),
  'POST /patients/{id}/notify-genetic': ({ doctor, patient }) =>
    doctor.client.post(`/patients/${patient.id}/notify-genetic`, { diseases: [1] }),
  'POST /histories/{id}/corrections': async (world) => {
    const answer = await world.patient.client.post(`${world.history}/corrections`, { text: 'x' })
    world.correction = answer.body.corrections[0]._id
    return answer
  },
  'PUT /corrections/{id}': ({ doctor, correction }) =>
    doctor.client.put(`/corrections/${correction}`, { verdict: 'accepted' }),
  'POST /histories/{id}/condition': (world) => world.enter('condition', condition),
  'PUT /histories/{id}/condition/{conditionId}': (world) =>
    world.doctor.client.put(`${world.history}/condition/${world.entry}`, condition),
  'DELETE /histories/{id}/condition/{conditionId}': (world) =>
    world.doctor.client.delete(`${world.history}/condition/${world.entry}`),
  'POST /histories/{id}/treatment': (world) => world.enter('treatment', treatment),
  'PUT /histories/{id}/treatment/{treatmentId}': (world) =>
    world.doctor.client.put(`${world.history}/treatment/${world.entry}`, treatment),
  'DELETE /histories/{id}/treatment/{treatmentId}': (world) =>
    world.doctor.client.delete(`${world.history}/treatment/${world.entry}`),
  'POST /histories/{id}/allergy': (world) => world.enter('allergy', { allergy: 'Pollen' }),
  'PUT /histories/{id}/no-known-allergies': async (world) => {
    await world.doctor.client.delete(`${world.history}/allergy/Pollen`)
    const answer = await world.doctor.client.put(`${world.history}/no-known-allergies`, {
      asked: '2026-01-01',
    })
    await world.doctor.client.post(`${world.history}/allergy`, { allergy: 'Pollen' })
    return answer
  },
  'DELETE /histories/{id}/no-known-allergies': (world) =>
    world.doctor.client.delete(`${world.history}/no-known-allergies`),
  'DELETE /histories/{id}/allergy/{allergy}': (world) =>
    world.doctor.client.delete(`${world.history}/allergy/Pollen`),
  'POST /histories/{id}/image': (world) => world.attach(`${world.history}/image`),
  'DELETE /histories/{id}/image/{fileId}': (world) =>
    world.doctor.client.delete(`${world.history}/image/${world.entry}`),
  'POST /histories/{id}/analytic': (world) => world.attach(`${world.history}/analytic`),
  'DELETE /histories/{id}/analytic/{fileId}': (world) =>
    world.doctor.client.delete(`${world.history}/analytic/${world.entry}`),
}
