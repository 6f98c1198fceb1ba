import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadTeam } from '@/lib/api/team'
import { addClinic, addShift, addStaff } from '../../clinic-api/testing/fixtures.ts'
import { authOf, listeningTestApp } from '../../clinic-api/testing/listening-app.ts'
import type { TestApp } from '../../clinic-api/testing/test-app.ts'

let test: TestApp

beforeAll(async () => {
  test = await listeningTestApp()
})
afterAll(() => test.close())

it('each doctor of a team has the first time that is still free; who has none or sees nobody has null', async () => {
  const { id: clinicId } = await addClinic(test, { timeZone: 'Atlantic/Canary' })
  const admin = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
  const [busy, idle] = [await addStaff(test, { clinicId }), await addStaff(test, { clinicId })]
  await addShift(test, busy, '2026-11-18T08:00:00.000Z')
  await addShift(test, busy, '2026-11-19T08:00:00.000Z')
  const { members, timeZone } = await loadTeam(authOf(admin), clinicId)
  expect(timeZone).toBe('Atlantic/Canary')
  expect(new Map(members.map(({ userId, nextFree }) => [userId, nextFree]))).toEqual(
    new Map([
      [admin.userId, null],
      [busy.userId, '2026-11-18T08:00:00.000Z'],
      [idle.userId, null],
    ]),
  )
})
