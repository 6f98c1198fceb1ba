import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newsKeptMs } from '#contract/live-window'
import { requestIdHeader } from '#contract/request-id'
import { commonHeaders } from '../../http/common-headers.ts'
import type { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { databaseKinds } from '../../testing/test-database.ts'
import { LiveHub } from './hub.ts'

/** A hub with one listener, and what can happen to it. */
async function hubWithOne() {
  const hub = new LiveHub()
  let announce = (_payload: string) => {}
  let miss = () => {}
  await hub.start({
    listen: async (_channel, onPayload, onGap) => {
      announce = onPayload
      miss = onGap ?? miss
      return async () => {}
    },
  })
  const [userId, sessionId] = [newId(), newId()]
  const heard: string[] = []
  const caller = {
    userId,
    sessionId,
    roles: [],
    staffId: null,
    doctorId: null,
    clinicId: null,
    patientId: null,
    address: '',
  }
  const join = (agoMs?: number) =>
    hub.join({ caller, send: ({ type }) => heard.push(type), end: () => heard.push('end') }, agoMs)
  join()
  return { hub, join, userId, sessionId, heard, announce, miss }
}

it('sends nothing to a stream that it has ended, also before the connection is closed', async () => {
  const { hub, userId, sessionId, heard, announce } = await hubWithOne()
  announce(JSON.stringify({ type: 'session.revoked', sessionId }))
  announce(JSON.stringify({ type: 'notification', to: [userId] }))
  expect(heard).toEqual(['end'])
  await hub.stop()
})

it('ends every stream when it may have missed something, so that all come back and ask anew', async () => {
  const { hub, userId, heard, announce, miss } = await hubWithOne()
  announce(JSON.stringify({ type: 'notification', to: [userId] }))
  miss()
  expect(heard).toEqual(['notification', 'end'])
  await hub.stop()
})

it('tells who began to read before they listened what has come since then', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { hub, join, userId, sessionId, heard, announce } = await hubWithOne()
  const notification = JSON.stringify({ type: 'notification', to: [userId] })
  announce(notification)
  vi.advanceTimersByTime(3000)
  announce(JSON.stringify({ type: 'notification', to: [newId()] }))
  heard.length = 0
  join()
  join(2000)
  expect(heard).toEqual([])
  join(3000)
  expect(heard).toEqual(['notification'])
  vi.advanceTimersByTime(3 * newsKeptMs)
  announce(notification)
  heard.length = 0
  join(newsKeptMs)
  expect(heard).toEqual(['notification'])
  announce(JSON.stringify({ type: 'session.revoked', sessionId }))
  await hub.stop()
  vi.useRealTimers()
})

const shiftOf = (doctor: { id: string }, clinic: { id: string }) => ({
  doctorId: doctor.id,
  clinicId: clinic.id,
  startDate: '2026-11-24T08:00:00Z',
  duration: 60,
})

describe.each(databaseKinds)('live events on %s', (database) => {
  let test: TestApp
  let base: string

  beforeAll(async () => {
    test = await createTestApp({ database })
    base = await test.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => test.close())

  /** Collects what a caller is sent until `types` have come or the connection ends. */
  async function listen(client: Client, query = '') {
    const cookie = `token=${client.cookies.token}`
    const response = await fetch(`${base}/api/v1/live${query}`, { headers: { cookie } })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    let ended = false
    const finished = (async () => {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
        text += part.value
      ended = true
    })()
    return {
      events: () => [...text.matchAll(/^event: (.*)$/gm)].map(([, type]) => type),
      data: () => [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? '')),
      hasEnded: () => ended,
      close: async () => {
        await reader?.cancel()
        await finished
      },
    }
  }

  it('reach those whom they concern, and name records without their content', async () => {
    const [clinic, foreign] = [await addClinic(test), await addClinic(test)]
    const doctor = await addStaff(test, { clinicId: clinic.id })
    const patient = await addPatient(test)
    const people = {
      doctor,
      patient,
      clinicadmin: await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] }),
      colleague: await addStaff(test, { clinicId: clinic.id }),
      stranger: await addPatient(test),
      rival: await addStaff(test, { clinicId: foreign.id, roles: ['clinicadmin'] }),
    }
    const streams = await Promise.all(Object.values(people).map(({ client }) => listen(client)))
    const shift = await addShift(test, doctor, '2026-11-24T08:00:00.000Z', 4)
    const booking = { patientId: patient.id, clinicId: clinic.id, doctorId: doctor.id }
    const { body } = await patient.client.post('/appointments', {
      ...booking,
      appointmentDate: '2026-11-24T08:00:00Z',
    })
    await patient.client.put(`/appointments/${body.appointmentId}/cancel`)
    await doctor.client.delete(`/workshifts/${shift.id}`)

    const mine = ['appointment.changed', 'appointment.changed']
    // Doctor and desk are told of what the patient does in their trays, too.
    const both = [...mine, 'notification', 'notification', 'workshift.changed']
    await expect
      .poll(() => streams.map((stream) => stream.events().sort()))
      .toEqual([both, mine, both, [], [], []])
    expect(streams[1]?.data()[0]).toEqual({
      type: 'appointment.changed',
      appointmentId: body.appointmentId,
      ...booking,
    })
    await Promise.all(streams.map((stream) => stream.close()))
  })

  it('have the headers of every answer', async () => {
    const { client } = await addPatient(test)
    const headers = { cookie: `token=${client.cookies.token}`, [requestIdHeader]: 'from-the-browser:1' }
    const gone = new AbortController()
    const answer = await fetch(`${base}/api/v1/live`, { headers, signal: gone.signal })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...commonHeaders,
      [requestIdHeader]: 'from-the-browser:1',
      'content-type': 'text/event-stream; charset=utf-8',
    })
    gone.abort()
  })

  it('say nothing of what was refused', async () => {
    const clinic = await addClinic(test)
    const doctor = await addStaff(test, { clinicId: clinic.id })
    const stream = await listen(doctor.client)
    const shift = shiftOf(doctor, clinic)
    await doctor.client.post('/workshifts', shift)
    await doctor.client.post('/workshifts', shift)
    await doctor.client.post('/workshifts', { ...shift, startDate: '2026-11-25T08:00:00Z' })
    await expect.poll(() => stream.events()).toHaveLength(2)
    await stream.close()
  })

  it('begin with what has changed since the caller began to read', async () => {
    const clinic = await addClinic(test)
    const doctor = await addStaff(test, { clinicId: clinic.id })
    const told = await listen(doctor.client)
    await doctor.client.post('/workshifts', shiftOf(doctor, clinic))
    await expect.poll(() => told.events()).toEqual(['workshift.changed'])
    const [later, anew] = [await listen(doctor.client, '?ago=5000'), await listen(doctor.client)]
    await expect.poll(() => later.events()).toEqual(['workshift.changed'])
    expect(anew.events()).toEqual([])
    for (const query of ['?ago=-1', '?ago=x', `?ago=${newsKeptMs + 1}`])
      expect(await doctor.client.get(`/live${query}`)).toMatchObject({ status: 400 })
    await Promise.all([told, later, anew].map((stream) => stream.close()))
  })

  it('begin with how many entries of the tray are unread, if there are any', async () => {
    const clinic = await addClinic(test)
    const doctor = await addStaff(test, { clinicId: clinic.id })
    const patient = await addPatient(test)
    await addShift(test, doctor, '2026-11-24T08:00:00.000Z', 4)
    const before = await listen(doctor.client)
    for (const time of ['08:00', '09:00']) {
      const appointmentDate = `2026-11-24T${time}:00Z`
      const booking = { patientId: patient.id, clinicId: clinic.id, doctorId: doctor.id, appointmentDate }
      expect(await patient.client.post('/appointments', booking)).toMatchObject({ status: 201 })
    }
    // Announcements may still be on their way when the bookings are answered.
    await expect.poll(() => before.events().length).toBe(4)
    await before.close()
    const [told, none] = [await listen(doctor.client), await listen(patient.client)]
    await expect.poll(() => told.data()).toEqual([{ type: 'notification', unread: 2 }])
    await doctor.client.put('/notifications/read', {})
    await expect.poll(() => told.data().slice(1)).toEqual([{ type: 'notification' }])
    const later = await listen(doctor.client)
    await doctor.client.post('/workshifts', { ...shiftOf(doctor, clinic), startDate: '2026-11-25T08:00:00Z' })
    await expect.poll(() => later.events()).toEqual(['workshift.changed'])
    expect(none.events()).toEqual([])
    await Promise.all([told, none, later].map((stream) => stream.close()))
  })

  it('end with the session', async () => {
    const { client } = await addPatient(test)
    const other = await addPatient(test)
    const [stream, still] = [await listen(client), await listen(other.client)]
    await client.post('/logout')
    await expect.poll(() => stream.hasEnded()).toBe(true)
    expect(still.hasEnded()).toBe(false)
    await still.close()
  })
})
