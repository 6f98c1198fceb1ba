import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../clinic-api/db/client.ts'
import type { Mark } from '../../clinic-api/reached.ts'
import { startMailServer } from '../../clinic-api/testing/mail-server.ts'
import { fill } from '../bench/subject.ts'
import { faultsOf } from '../histories/check-histories.ts'
import { countMarks } from '../reached.ts'
import { accidents, type Damage, suffer, withoutReplicas } from './accidents.ts'
import { checkAll, planReminders } from './checks.ts'
import { gather } from './crowd.ts'
import { startDatabases } from './databases.ts'
import { startFront, untilServing } from './front.ts'
import { manageInstances, metricsToken } from './instances.ts'
import { missingPackages } from './packages.ts'
import { returnToMomentBefore, takeBase } from './point-in-time.ts'
import { inWords, ReplicaReads } from './replica-reads.ts'
import { makeRoom, type Room, until } from './room.ts'

const users = Number(process.env.CLUSTER_USERS || 100)
const basePort = Number(process.env.CLUSTER_PORT || 4600)
const volume = { appointments: 400, doctors: 20, patients: 400, clinics: 4, pastDays: 0 }
/** Reminders come due from the start to the last accident. */
const secondsOfReminders = 240
const database = 'consulta'
const histories = join(tmpdir(), 'consulta-histories.jsonl')

/** Marks of rare branches that somebody with a bad connection brings about in every run. */
const alwaysReached: Mark[] = [
  'write: the answer of before is sent again',
  'hold: the time is not free',
  'undo: too late',
  'refresh: the same pair within the grace',
]

const say = (line: string) => process.stdout.write(`${line}\n`)
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** Words of the accidents that are wanted; all without any. */
const wanted = process.argv.slice(2)
const isWanted = ([what]: (typeof accidents)[number]) =>
  wanted.length === 0 || wanted.some((word) => what.includes(word))

async function run(room: Room): Promise<boolean> {
  const allReached = countMarks(alwaysReached)
  const databases = await startDatabases(room)
  // Also when somebody has no more patience: the servers outlive everything else.
  process.once('exit', databases.end)
  const mails = await startMailServer()
  const front = startFront(room, databases, database)
  const instances = manageInstances(room, front, mails.url)
  const reads = new ReplicaReads(front.apiUrls, metricsToken)
  try {
    await until('A whole cluster', 120, () => databases.isWhole())
    say('three PostgreSQL, one of them synchronous, behind HAProxy and two PgBouncers')
    await fill(front.directUrl.slice(0, front.directUrl.lastIndexOf('/')), database, volume)
    const db = await openDatabase({ databaseUrl: front.directUrl, dataDir: '', poolSize: 2 })
    const reminders = await planReminders(db, secondsOfReminders)
    for (const number of [0, 1]) await instances.startApi(number)
    for (const number of [0, 1]) await instances.startWeb(number)
    await untilServing(front)
    say(`two webs, two clinic APIs, ${reminders} reminders`)
    await takeBase(room, databases)
    const crowd = await gather(front, users, volume)
    say(`${users} users`)
    const damages: Damage[] = []
    for (const accident of accidents.filter(isWanted)) {
      const damage = await suffer({ databases, front, instances, reads }, crowd, accident)
      const { what, answers, refused, silentMs } = damage
      say(`${what}: ${refused} of ${answers} refused, ${seconds(silentMs)} without an acknowledged write`)
      say(`  ${inWords(damage.reads)}`)
      damages.push(damage)
    }
    await crowd.leave()
    writeFileSync(histories, crowd.history.map((each) => `${JSON.stringify(each)}\n`).join(''))
    say(`${crowd.history.length} writes and reads are recorded: npm run test:histories -- ${histories}`)
    const alone = damages.find(({ what }) => what === withoutReplicas)
    const seen = { crowd, mails, reads: { total: reads.total, withoutReplicas: alone?.reads } }
    const findings = [
      ...(await checkAll(db, seen)),
      { what: 'an order explains what was written and read', faults: faultsOf(crowd.history) },
      await returnToMomentBefore({ room, databases }, db, crowd.bookings),
    ]
    await db.close()
    for (const { what, faults } of findings) {
      say(`${faults.length === 0 ? 'ok' : 'FAILED'}: ${what}`)
      for (const fault of faults.slice(0, 10)) say(`  ${fault}`)
    }
    return allReached() && findings.every(({ faults }) => faults.length === 0)
  } finally {
    reads.stop()
    await instances.end()
    await mails.stop()
    await room.end()
    databases.end()
  }
}

const missing = missingPackages()
if (missing) {
  say(missing)
  process.exit(1)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const room = makeRoom(basePort)
try {
  process.exitCode = (await run(room)) ? 0 : 1
} finally {
  if (process.env.CLUSTER_KEEP) say(`logs are in ${room.folder}`)
  else rmSync(room.folder, { recursive: true, force: true })
}
process.exit()
