import { Client } from '../client.ts'
import { testPassword } from '../fixtures.ts'
import { adminOf, changedPassword, insideOf, type Writes } from './world.ts'

export const accountWrites: Writes = {
  'POST /users/login': async ({ server, patient }) =>
    new Client(server).post('/users/login', { email: patient.email, password: testPassword }),
  'POST /users/register': ({ server, person }) =>
    new Client(server).post('/users/register', { ...person('owner'), password: testPassword }),
  'POST /users/forgot-password': ({ server, other }) =>
    new Client(server).post('/users/forgot-password', { email: other.email }),
  'POST /users/reset-password': async (world) => {
    const mail = await insideOf(world).newestMail()
    const token = decodeURIComponent(/token=([^\s&]+)/.exec(mail)?.[1] ?? '')
    return new Client(world.server).post('/users/reset-password', { token, newPassword: changedPassword })
  },
  'POST /contact': ({ server }) =>
    new Client(server).post('/contact', { name: 'Ana', email: 'ana@example.test', text: 'Hola' }),
  'POST /sign-ups': ({ server, clinic, person }) => {
    const facts = person('self')
    const more = { birthdate: '1980-01-01', city: 'Madrid', password: testPassword, clinicId: clinic.id }
    return new Client(server).post('/sign-ups', { ...facts, ...more, username: facts.name })
  },
  'POST /sign-ups/{signUpToken}': async (world) => {
    const mail = await insideOf(world).newestMail()
    const token = /\/join\/([^\s?]+)/.exec(mail)?.[1] ?? ''
    return new Client(world.server).post(`/sign-ups/${token}`, { password: testPassword })
  },
  'POST /members': async (world) => {
    const { name, surname, email } = world.person('colleague')
    const invited = { name, surname, email, clinicId: world.clinic.id, roles: ['nurse'] }
    const answer = await world.owner.client.post('/members', invited)
    world.member = answer.body._id
    return answer
  },
  'POST /members/{id}/invite': async ({ owner, member, inside }) => {
    // The first mail leaves now: of two that wait, whichever leaves last has the link that is good.
    await inside?.newestMail()
    return owner.client.post(`/members/${member}/invite`)
  },
  'POST /invitations/{invitationToken}': async (world) => {
    const mail = await insideOf(world).newestMail()
    const token = /\/invitations\/([^\s"?]+)/.exec(mail)?.[1] ?? ''
    const person = { name: 'Eva', surname: 'Gil', password: testPassword }
    return new Client(world.server).post(`/invitations/${token}`, person)
  },
  'PUT /members/{id}': ({ owner, member }) =>
    owner.client.put(`/members/${member}`, { roles: ['receptionist'] }),
  'DELETE /members/{id}': ({ owner, member }) => owner.client.delete(`/members/${member}`),
  'PUT /users/me/email': ({ newcomer, person }) =>
    newcomer.client.put('/users/me/email', {
      email: person('elsewhere').email,
      currentPassword: testPassword,
    }),
  'POST /email-changes/{changeToken}': async (world) => {
    const mail = await insideOf(world).newestMail()
    const token = /\/email\/([^\s]+)/.exec(mail)?.[1] ?? ''
    return new Client(world.server).post(`/email-changes/${token}`)
  },
  'POST /users/change-password': ({ patient }) =>
    patient.client.post('/users/change-password', {
      currentPassword: testPassword,
      newPassword: changedPassword,
    }),
  'POST /users/enable-2fa': async (world) => {
    const answer = await world.patient.client.post('/users/enable-2fa')
    world.secret = answer.body.secret
    return answer
  },
  'POST /users/confirm-2fa': async (world) =>
    world.patient.client.post('/users/confirm-2fa', { totpToken: await world.code() }),
  'POST /users/verify-2fa/question': async (world) => {
    const visitor = new Client(world.server)
    await visitor.post('/users/login', { email: world.patient.email, password: changedPassword })
    return visitor.post('/users/verify-2fa/question', { userId: world.patient.userId })
  },
  'POST /users/verify-2fa': async (world) => {
    const visitor = new Client(world.server)
    await visitor.post('/users/login', { email: world.patient.email, password: changedPassword })
    const totpToken = await world.code()
    return visitor.post('/users/verify-2fa', { userId: world.patient.userId, totpToken })
  },
  'POST /users/disable-2fa': async (world) => {
    const totpToken = await world.code()
    return world.patient.client.post('/users/disable-2fa', { currentPassword: changedPassword, totpToken })
  },
  'POST /users/{id}/reset-2fa': (world) =>
    adminOf(world).client.post(`/users/${world.other.userId}/reset-2fa`),
}
