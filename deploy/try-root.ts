// Does on a clean Debian what deploy/README.md says below 'With systemd', word for word, and looks at the clinic from
// outside: `try-root.ts [folder]`. The folder keeps the Debian that was made, for the next time. Takes what is committed.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { checks, type Site } from './try-root/checks.ts'
import { addresses, type Machine, missing, startMachine } from './try-root/machine.ts'
import { stepsOf } from './try-root/steps.ts'

const admin = { email: 'admin@example.test', password: 'Prueba-1234' }
const gaps = ['/root/consulta.bundle', admin.password, admin.email, 'Ada', 'Prueba']
const certificate = '/etc/ssl/clinic/fullchain.pem'
const ownAuthority = '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt'
const selfSigned = `mkdir -p /etc/ssl/clinic
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost \\
  -out ${certificate} -keyout /etc/ssl/clinic/privkey.pem`

const say = (line: string) => process.stdout.write(`${line}\n`)
const began = Date.now()
const passed = () => `${((Date.now() - began) / 60_000).toFixed(1)} min`

/** How many of the checks fail. */
async function look(site: Site): Promise<number> {
  let failed = 0
  for (const [what, check] of Object.entries(checks)) {
    const fault = await check(site).then(
      () => null,
      (error: unknown) => String(error),
    )
    if (fault) failed += 1
    say(fault ? `FAILED: ${what}: ${fault}` : `ok: ${what}`)
  }
  return failed
}

async function run(machine: Machine): Promise<number> {
  execFileSync('git', ['bundle', 'create', '--quiet', join(machine.root, 'root/consulta.bundle'), 'HEAD'])
  const steps = stepsOf(gaps)
  const nginx = steps.pop() ?? ''
  const printed = machine.run(steps.join('\n'))
  say(printed.slice(printed.indexOf('ok    ')))
  say(`A clean Debian has a running clinic after ${passed()}. Behind Caddy:`)
  const read = (path: string) => readFileSync(join(machine.root, path))
  const [first, second] = addresses.others
  const behindCaddy = { authority: read(ownAuthority), guessFrom: first }
  let failed = await look({ machine, admin, ...behindCaddy })
  machine.run(`${selfSigned}\nexport SITE_ADDRESS=localhost\ncd /opt/consulta\n${nginx}`)
  say(`Behind nginx, after ${passed()}:`)
  const behindNginx = { authority: read(certificate), guessFrom: second }
  failed += await look({ machine, admin, ...behindNginx })
  return failed
}

const fault = missing()
if (fault) {
  say(fault)
  process.exit(1)
}
const room = process.argv[2] ?? mkdtempSync(join(tmpdir(), 'consulta-root-'))
mkdirSync(room, { recursive: true })
const machine = await startMachine(room)
try {
  process.exitCode = (await run(machine)) === 0 ? 0 : 1
} finally {
  await machine.end()
  rmSync(join(room, 'root'), { recursive: true, force: true })
  if (!process.argv[2]) rmSync(room, { recursive: true })
}
