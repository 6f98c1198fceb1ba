import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, it } from 'vitest'
import { addClinic, addStaff } from '../testing/fixtures.ts'
import { createTestApp } from '../testing/test-app.ts'

const others =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'

it('a server that throws everybody out, again and again, means 503 and nothing else', async () => {
  const test = await createTestApp({ database: 'postgres' })
  const { id: clinicId } = await addClinic(test)
  const { id: doctorId, client } = await addStaff(test, { clinicId })
  const restarting = new pg.Client({ connectionString: test.databaseUrl ?? '' })
  await restarting.connect()
  const statuses = new Set<number>()
  let over = false

  async function work(worker: number) {
    for (let count = 0; !over; count += 1) {
      const startDate = new Date(Date.UTC(2030 + worker, 0, 1, count)).toISOString()
      const body = { doctorId, clinicId, startDate, duration: 60 }
      const read = await client.get('/users/me')
      const written = await client.post('/workshifts', body)
      for (const { status } of [read, written]) statuses.add(status)
    }
  }
  const workers = Array.from({ length: 4 }, (_, worker) => work(worker))
  for (let round = 0; round < 8; round += 1) {
    await restarting.query(others)
    await sleep(50)
  }
  over = true
  await Promise.all(workers)
  await restarting.end()
  expect([...statuses].sort()).toEqual([200, 201, 503])
  await sleep(1_000)
  expect((await client.get('/users/me')).status).toBe(200)
  await test.close()
}, 180_000)
