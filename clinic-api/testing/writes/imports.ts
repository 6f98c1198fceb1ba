import { upload } from '../multipart.ts'
import type { World, Writes } from './world.ts'

const columns = ['name', 'surname', 'birthdate', 'dni', 'email'] as const

/** One line with somebody new, and nothing wrong. */
async function send(world: World, name: string) {
  const { surname, dni, email } = world.person(name)
  const text = `${columns.join(';')}\n${[name, surname, '1980-02-29', dni, email].join(';')}\n`
  const file = { name: 'patients.csv', bytes: Buffer.from(text) }
  const answer = await upload(world.server, world.owner.client, '/imports?kind=patients', file)
  world.import = answer.body._id
  return answer
}

export const importsWrites: Writes = {
  'POST /imports': (world) => send(world, 'imported'),
  'PUT /imports/{id}': ({ owner, import: id }) =>
    owner.client.put(`/imports/${id}`, { columns: { city: null } }),
  'PUT /imports/{id}/choices': ({ owner, import: id }) =>
    owner.client.put(`/imports/${id}/choices`, { verdict: 'known', choice: 'skip' }),
  'POST /imports/{id}/run': ({ owner, import: id }) => owner.client.post(`/imports/${id}/run`, {}),
  'POST /imports/{id}/invitations': ({ owner, import: id }) =>
    owner.client.post(`/imports/${id}/invitations`),
  'DELETE /imports/{id}': async (world) => {
    await send(world, 'discarded')
    return world.owner.client.delete(`/imports/${world.import}`)
  },
}
