import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { createGunzip } from 'node:zlib'
import { dayMs } from '#contract/durations'
import { makeClinic } from './clinic.ts'
import { addresses, type Machine } from './machine.ts'
import { type Received, Visitor } from './visitor.ts'

export interface Site {
  machine: Machine
  /** The authority that vouches for the proxy's certificate. */
  authority: Buffer
  admin: { email: string; password: string }
  /** An address that is refused for a while afterwards. */
  guessFrom: string
}

/** Throws what is wrong. */
type Check = (site: Site) => Promise<void>

const uploadBytes = 20 * 1024 * 1024
const soonMs = 3000
const mostWrongSignIns = 100
const signInsAtOnce = 10

function claim(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise)
}

function timesSent({ rawHeaders }: Received, name: string): number {
  return rawHeaders.filter((each, index) => index % 2 === 0 && each.toLowerCase() === name).length
}

async function wrongSignIn(visitor: Visitor, number: number): Promise<number> {
  const body = { email: `nobody.${number}@example.test`, password: 'Prueba-1234' }
  const headers = {
    'x-forwarded-for': `198.51.100.${number % 250}`,
    'x-real-ip': `198.51.100.${number % 250}`,
  }
  return (await visitor.ask('/api/auth/login', { method: 'POST', body, headers })).status
}

async function answersOnPort(port: number): Promise<boolean> {
  const socket = connect({ host: addresses.machine, port, timeout: soonMs })
  const outcome = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'timeout').then(() => false),
  ]).catch(() => false)
  socket.destroy()
  return outcome
}

export const checks: Record<string, Check> = {
  async 'https answers, with its headers, each once'({ authority }) {
    const visitor = new Visitor(authority)
    for (const path of ['/', '/login', '/api/ready', '/favicon.ico']) {
      const answer = await visitor.ask(path)
      claim(answer.status === 200, `${path} answered ${answer.status}`)
      for (const name of [
        'strict-transport-security',
        'content-security-policy',
        'x-content-type-options',
        'x-frame-options',
        'referrer-policy',
      ])
        claim(timesSent(answer, name) === 1, `${path} has ${name} ${timesSent(answer, name)} times`)
    }
    visitor.leave()
  },

  async 'http leads to https'() {
    const sent = request({ host: addresses.machine, path: '/login', headers: { host: 'localhost' } }).end()
    const [answer] = await once(sent, 'response')
    const { statusCode, headers } = answer
    claim([301, 308].includes(statusCode), `http answered ${statusCode}`)
    claim(headers.location === 'https://localhost/login', `http leads to ${headers.location}`)
  },

  async 'answers come compressed as the web made them'({ authority }) {
    const visitor = new Visitor(authority)
    const headers = { 'accept-encoding': 'gzip, br, zstd' }
    const { bytes } = await visitor.ask('/login')
    const script = /\/_next\/static\/[^"]+\.js/.exec(String(bytes))?.[0] ?? '/'
    for (const path of ['/login', script]) {
      const answer = await visitor.ask(path, { headers })
      const encoding = String(answer.headers['content-encoding'])
      claim(encoding === 'br', `${path} came as ${encoding}`)
    }
    visitor.leave()
  },

  async 'the administrator signs in, with a cookie for https alone'({ authority, admin }) {
    const visitor = new Visitor(authority)
    await visitor.send('/api/auth/login', admin)
    claim(visitor.attributes.includes('secure'), 'the cookie is not Secure')
    claim(visitor.attributes.includes('httponly'), 'the cookie is not HttpOnly')
    const { status } = await visitor.ask('/api/calls/notifications.list')
    claim(status === 200, `whoever is signed in is answered ${status}`)
    visitor.leave()
  },

  async 'a live page is told at once'({ authority }) {
    const { doctor } = await makeClinic(authority)
    // Accepts gzip, as a browser does: a proxy that compresses must not wait for more.
    const answer = await doctor.visitor.open('/api/live', { headers: { 'accept-encoding': 'gzip' } })
    const stream = answer.headers['content-encoding'] === 'gzip' ? answer.pipe(createGunzip()) : answer
    let heard = ''
    stream.on('data', (chunk) => (heard += chunk))
    const startDate = new Date(Math.ceil(Date.now() / 86_400_000 + 1) * dayMs + 32_400_000).toISOString()
    // A proxy that buffers would buffer the beginning too.
    await once(stream, 'data', { signal: AbortSignal.timeout(soonMs) })
    await doctor.visitor.send('/api/calls/workshifts.create', {
      doctorId: doctor.id,
      startDate,
      duration: 240,
    })
    const end = Date.now() + soonMs
    while (!heard.includes('workshift.changed') && Date.now() < end)
      await once(stream, 'data', { signal: AbortSignal.timeout(soonMs) })
    claim(heard.includes('workshift.changed'), `the stream said no more than ${heard}`)
    answer.destroy()
    doctor.visitor.leave()
  },

  async 'a file of 20 MB comes back as it went'({ authority }) {
    const { doctor, patientId } = await makeClinic(authority)
    const content = Buffer.alloc(uploadBytes, Buffer.from('a line of a long image\n'))
    const form = new FormData()
    form.append('file', new Blob([content]), 'image.bin')
    await doctor.visitor.send(`/api/uploads/histories.addImage?id=${patientId}`, form)
    const { bytes } = await doctor.visitor.ask(`/api/calls/histories.get?id=${patientId}`)
    const [file] = JSON.parse(String(bytes)).images
    const back = await doctor.visitor.ask(`/api/files/histories/${patientId}/image/${file.id}`)
    claim(back.bytes.equals(content), `${back.bytes.length} bytes came back, with ${back.status}`)
    doctor.visitor.leave()
  },

  async 'nothing but the proxy can be reached, and no figures'({ authority, machine }) {
    for (const port of [3000, 4000, 5432]) claim(!(await answersOnPort(port)), `port ${port} can be reached`)
    const token = /^METRICS_TOKEN=(.+)$/m.exec(machine.run('cat /etc/consulta/env'))?.[1]
    const headers = { authorization: `Bearer ${token}` }
    const ask = `fetch('http://127.0.0.1:4000/metrics', { headers: { authorization: 'Bearer ${token}' } })`
    const inside = machine.run(`consulta-run npx node -e "${ask}.then(({ status }) => console.log(status))"`)
    claim(inside.trim() === '200', `inside, too, /metrics answers ${inside}`)
    const visitor = new Visitor(authority)
    for (const path of ['/metrics', '/api/metrics', '/api/v1/metrics']) {
      const { status } = await visitor.ask(path, { headers })
      claim(status === 404, `${path} answered ${status}`)
    }
    visitor.leave()
  },

  async 'the program comes back after it was killed, and is backed up'({ authority, machine }) {
    machine.run('systemctl kill --signal=KILL consulta.service')
    const visitor = new Visitor(authority)
    const end = Date.now() + 60_000
    let status = 0
    while (status !== 200 && Date.now() < end) ({ status } = await visitor.ask('/api/ready'))
    claim(status === 200, `after a minute /api/ready answers ${status}`)
    machine.run('systemctl start consulta-backup.service && consulta-run npm run backup:drill')
    visitor.leave()
  },

  async 'wrong sign-ins count for the visitor’s own address, whatever they say it is'({
    authority,
    admin,
    guessFrom,
  }) {
    const [guesser, other] = [new Visitor(authority, guessFrom), new Visitor(authority)]
    const statuses: number[] = []
    for (let number = 0; number < mostWrongSignIns + signInsAtOnce; number += signInsAtOnce) {
      const lot = Array.from({ length: signInsAtOnce }, (_, index) => wrongSignIn(guesser, number + index))
      statuses.push(...(await Promise.all(lot)))
    }
    claim(statuses[0] === 400, `a wrong sign-in answered ${statuses[0]}`)
    claim(
      statuses.at(-1) === 429,
      `${statuses.length} wrong sign-ins, and the last answered ${statuses.at(-1)}`,
    )
    await other.send('/api/auth/login', admin)
    for (const visitor of [guesser, other]) visitor.leave()
  },
}
