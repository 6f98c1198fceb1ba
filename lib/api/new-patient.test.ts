import { afterAll, beforeAll, expect, it } from 'vitest'
import { getNewPatient } from '@/lib/api/new-patient'
import { addClinic, addPatient, addShift, addStaff } from '../../clinic-api/testing/fixtures.ts'
import { authOf, listeningTestApp } from '../../clinic-api/testing/listening-app.ts'
import type { TestApp } from '../../clinic-api/testing/test-app.ts'

const now = Date.parse('2026-11-16T07:00:00.000Z')

let test: TestApp

beforeAll(async () => {
  test = await listeningTestApp()
})
afterAll(() => test.close())

it('a child is alone without a guardian and has pediatricians first, others have them last; a doctor books alone', async () => {
  const { id: clinicId } = await addClinic(test)
  const admin = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
  const [late, soon] = [await addStaff(test, { clinicId }), await addStaff(test, { clinicId })]
  const ofChildren = await addStaff(test, { clinicId, specialty: 'pediatrics' })
  await addStaff(test, { clinicId })
  await addShift(test, soon, '2026-11-18T08:00:00.000Z')
  await addShift(test, ofChildren, '2026-11-19T08:00:00.000Z')
  await addShift(test, late, '2026-11-20T08:00:00.000Z')
  const [adult, child] = [
    await addPatient(test, { clinicId }),
    await addPatient(test, { clinicId, birthdate: '2018-04-11' }),
  ]
  const desk = { clinicId, doctorId: null, name: 'Ana', wholeClinic: true }
  const idsOf = ({ doctors }: { doctors: { id: string }[] }) => doctors.map(({ id }) => id)

  const grown = await getNewPatient(authOf(admin), adult.id, desk, now)
  expect(grown.alone).toBe(false)
  expect(idsOf(grown)).toEqual([soon.id, late.id, ofChildren.id])
  const small = await getNewPatient(authOf(admin), child.id, desk, now)
  expect(small.alone).toBe(true)
  expect(idsOf(small)).toEqual([ofChildren.id, soon.id, late.id])
  const own = { ...desk, doctorId: late.id, wholeClinic: false }
  expect(idsOf(await getNewPatient(authOf(late), adult.id, own, now))).toEqual([late.id])
})
