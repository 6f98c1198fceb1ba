import { expect, it } from 'vitest'
import { conditionsFrom } from './history-wire'
import type { Viewer } from './session'

const now = Date.parse('2026-11-16T07:00:00.000Z')
const viewer: Viewer = {
  userId: 'u',
  name: 'Ana',
  surname: 'Gil',
  email: 'ana@example.test',
  roles: ['doctor'],
  clinicId: 'here',
  doctorId: 'gil',
  patientId: null,
}

it.each([
  [viewer, 'Ana Gil'],
  [null, ''],
])('what somebody has just written was changed last by them', (by, name) => {
  expect(conditionsFrom({ currentConditions: [] }, { viewer: by, now })).toEqual({
    conditions: [],
    lastChanged: { by: name, at: '2026-11-16T07:00:00.000Z' },
  })
})
