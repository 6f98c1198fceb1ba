import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { type Database, type Orm, rowsOf } from '../../db/client.ts'
import { guardians } from '../../db/schema/guardians.ts'
import { resources } from '../../db/schema/resources.ts'
import { Client, type Reachable } from '../client.ts'
import { addClinic, addKind, addMembership, addPatient, addShift, addStaff, addUser } from '../fixtures.ts'
import type { TestApp } from '../test-app.ts'
import { instantOf, Real } from './real.ts'
import type { Server } from './servers.ts'
import { beginning, type Kind, kinds, limits } from './world.ts'

interface Beginning {
  start: string
  /** The database, for putting rows back and for comparing them. */
  keeper: Database
}

/** Makes people, kinds and hours as the model begins with them; resolves to what begins again with them. */
export async function openClinics(
  test: TestApp,
  servers: readonly Server[],
  { start, keeper }: Beginning,
): Promise<() => Promise<Real>> {
  const turnBack = async () => {
    for (const each of servers) await each.setClock(start)
  }
  await turnBack()
  const now = test.clock.now()
  const { mostOpenVisits } = limits
  const [a, b] = [await addClinic(test, { mostOpenVisits }), await addClinic(test, { mostOpenVisits })]
  const [one, two] = [await addStaff(test, { clinicId: a.id }), await addStaff(test, { clinicId: a.id })]
  await addMembership(test, one, { clinicId: b.id, roles: ['doctor'] })
  const desk = await addStaff(test, { clinicId: a.id, roles: ['clinicadmin'] })
  const deskB = await addStaff(test, { clinicId: b.id, roles: ['clinicadmin'] })
  const ana = await addPatient(test, { clinicId: a.id })
  const ben = await addPatient(test)
  const kid = await addPatient(test, { clinicId: a.id, birthdate: '2008-11-17' })
  const mum = await addUser(test, ['patient'])
  const tie = { id: newId(), patientId: kid.id, userId: mum.id, clinicId: a.id, relation: 'mother' as const }
  const named = { name: 'Eva', surname: 'Ruiz', email: mum.email, invitedBy: desk.userId }
  await test.db.orm.insert(guardians).values({ ...tie, ...named, createdAt: now, acceptedAt: now })
  const ids: Record<string, string> = { a: a.id, b: b.id, ana: ana.id, ben: ben.id, kid: kid.id, mum: tie.id }
  Object.assign(ids, { 'dr-one': one.id, 'dr-two': two.id })
  for (const room of ['room-1', 'room-2']) {
    ids[room] = newId()
    const row = { id: ids[room], clinicId: a.id, name: room, kind: 'room' as const }
    await test.db.orm.insert(resources).values({ ...row, createdAt: now, updatedAt: now })
  }
  for (const [name, kind] of Object.entries<Kind>(kinds)) {
    if (name === 'plain') continue
    const { notice, horizon, oncePerDay, rooms, ...alike } = kind
    const rules = {
      noticeMinutes: notice,
      horizonDays: horizon === Infinity ? null : horizon,
      perDay: oncePerDay ? 1 : null,
      resources: rooms.map((room) => ids[room] ?? ''),
    }
    ids[name] = (await addKind(test, a, { ...alike, ...rules })).id
  }
  const shifts: string[] = []
  for (const { doctor, clinic, start: from, end } of beginning().shifts) {
    const at = { id: ids[doctor] ?? '', clinicId: ids[clinic] ?? '' }
    shifts.push((await addShift(test, at, instantOf(from), (end - from) / 60)).id)
  }
  let turn = 0
  const inTurn: Reachable = {
    app: {
      inject(sent) {
        turn += 1
        return (servers[turn % servers.length] ?? test).app.inject(sent)
      },
    },
  }
  const clientOf = (cookies: Record<string, string>) =>
    Object.assign(new Client(inTurn), { cookies: { ...cookies } })
  const mumClient = await Client.of(test, mum.id)
  const chosen = await mumClient.put('/sessions/current', { patientId: kid.id })
  if (chosen.status !== 200) throw new Error(JSON.stringify(chosen.body))
  const people = {
    ana,
    ben,
    kid,
    'dr-one': one,
    'dr-two': two,
    desk,
    'desk-b': deskB,
    mum: { client: mumClient },
  }
  const putBack = await keepRows(keeper.orm)
  return async () => {
    await putBack()
    await turnBack()
    const clients = Object.entries(people).map(([name, { client }]) => [name, clientOf(client.cookies)])
    return new Real(test, servers, {
      rows: keeper,
      clients: Object.fromEntries(clients) as Real['clients'],
      ids: ids as Real['ids'],
      lists: {
        visits: [],
        closings: [],
        undos: [],
        holds: [],
        shifts: [...shifts],
        daysOff: [],
        wishes: [],
        offers: [],
      },
      emails: { ana: ana.email, ben: ben.email, kid: kid.email, mum: mum.email },
    })
  }
}

/**
 * Resolves to what makes the rows what they are now, but those on record, which nothing may change. Each table notes that it
 * was written to: the others are as they were.
 */
async function keepRows(orm: Orm): Promise<() => Promise<void>> {
  const tables = await rowsOf<{ name: string }>(
    orm,
    sql`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'audit%'`,
  )
  await orm.execute(sql`create schema kept`)
  await orm.execute(sql`create table kept."written to" (name text)`)
  await orm.execute(sql`create function kept.note() returns trigger language plpgsql as $$
    begin
      insert into kept."written to" select tg_table_name
        where not exists (select from kept."written to" where name = tg_table_name);
      return null;
    end $$`)
  for (const { name } of tables) {
    await orm.execute(sql.raw(`create table kept."${name}" as table public."${name}"`))
    await orm.execute(
      sql.raw(`create trigger note after insert or update or delete or truncate on public."${name}"
        for each statement execute function kept.note()`),
    )
  }
  // Without triggers, which would note each row as freed or changed, and check what points to it.
  await orm.execute(sql`create function kept.put_back() returns void language plpgsql
    set session_replication_role = replica as $$
    declare each text;
    begin
      for each in select distinct name from kept."written to" loop
        execute format('delete from public.%1$I', each);
        execute format('insert into public.%1$I table kept.%1$I', each);
      end loop;
      delete from kept."written to";
    end $$`)
  return async () => {
    await orm.execute(sql`select kept.put_back()`)
  }
}
