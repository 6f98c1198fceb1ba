import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { databaseKinds } from '../../testing/test-database.ts'
import { seedDemo } from './seed-demo.ts'

it.each(databaseKinds)(
  'the demo is written once by processes that start together, on %s',
  async (database) => {
    const fresh = await createTestApp({ database })
    const both = await Promise.all([seedDemo(fresh.db, fresh.deps), seedDemo(fresh.db, fresh.deps)])
    expect(both.toSorted()).toEqual([false, true])
    await fresh.close()
  },
)
