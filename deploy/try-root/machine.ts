import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'

const name = 'consulta-try'
/** Addresses on the network between this machine and the clean one: here, there, and two more visitors from here. */
export const addresses = {
  here: '10.213.0.1',
  machine: '10.213.0.2',
  others: ['10.213.0.3', '10.213.0.4'],
} as const
const network = '10.213.0.0/24'
const [container, enter] = ['/usr/bin/systemd-nspawn', '/usr/bin/nsenter']
const authorities = '/etc/ssl/certs/ca-certificates.crt'
const bootSeconds = 60
const longestOutput = 100_000_000

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' })

/** A clean Debian with systemd in the folder; the one that was made before is used again. */
function makeRoot(room: string): string {
  const [archive, root] = [join(room, 'debian.tar'), join(room, 'root')]
  const packages = 'systemd-sysv,dbus,ca-certificates'
  if (!existsSync(archive)) run('mmdebstrap', '--variant=minbase', `--include=${packages}`, 'trixie', archive)
  run('rm', '-rf', root)
  run('mkdir', '-p', root)
  run('tar', '-C', root, '-xf', archive)
  lend(root)
  return root
}

/** The settings of this machine's npm and package lists, and whom it trusts. */
function lend(root: string): void {
  const settings = [join(homedir(), '.npmrc'), '/etc/npmrc'].filter((file) => existsSync(file))
  const lines = settings.map((file) => readFileSync(file, 'utf8'))
  copyFileSync(authorities, join(root, 'root/authorities.crt'))
  writeFileSync(join(root, 'root/.npmrc'), [...lines, 'cafile=/root/authorities.crt', ''].join('\n'))
}

/** The first process of what systemd-nspawn has started, once systemd there has done what it does at a start. */
async function booted(pid: number): Promise<string> {
  const children = `/proc/${pid}/task/${pid}/children`
  for (let left = bootSeconds; left > 0; left -= 1) {
    await sleep(1000)
    const leader = readFileSync(children, 'utf8').trim().split(' ')[0]
    if (!leader) continue
    try {
      run(enter, '--target', leader, '--all', 'systemctl', 'is-system-running')
      return leader
    } catch {
      // Not yet.
    }
  }
  throw new Error(`systemd did not start within ${bootSeconds} seconds`)
}

/** Leads from there to here, and through here to where packages are. */
function connect(leader: string): () => void {
  const wire = `ve-${name}`
  for (const address of [addresses.here, ...addresses.others])
    run('ip', 'address', 'add', `${address}/24`, 'dev', wire)
  run('ip', 'link', 'set', wire, 'up')
  const there = (...args: string[]) => run(enter, '--target', leader, '--net', 'ip', ...args)
  there('address', 'add', `${addresses.machine}/24`, 'dev', 'host0')
  there('link', 'set', 'host0', 'up')
  there('route', 'add', 'default', 'via', addresses.here)
  const forward = '/proc/sys/net/ipv4/ip_forward'
  const before = readFileSync(forward, 'utf8')
  writeFileSync(forward, '1')
  const table = name.replace('-', '_')
  const chain = `chain out { type nat hook postrouting priority 100; ip saddr ${network} ip daddr != ${network} masquerade; };`
  run('nft', `table ip ${table} { ${chain} }`)
  return () => {
    run('nft', 'delete', 'table', 'ip', table)
    writeFileSync(forward, before)
  }
}

export type Machine = Awaited<ReturnType<typeof startMachine>>

/** Starts the clean machine; its whole system runs in namespaces of this one. */
export async function startMachine(room: string) {
  const root = makeRoot(room)
  const log = openSync(join(room, 'console.log'), 'w')
  const options = ['--boot', '--register=no', '--keep-unit', '--network-veth', '--resolv-conf=copy-host']
  const child: ChildProcess = spawn(container, ['--quiet', `--machine=${name}`, '-D', root, ...options], {
    stdio: ['ignore', log, log],
  })
  const gone = once(child, 'exit')
  async function halt(): Promise<void> {
    child.kill('SIGTERM')
    await Promise.race([gone, sleep(30_000)])
    child.kill('SIGKILL')
  }
  try {
    const leader = await booted(child.pid ?? 0)
    const disconnect = connect(leader)
    const inside = [
      '--target',
      leader,
      '--all',
      'env',
      '-i',
      'HOME=/root',
      'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    ]
    return {
      root,
      /** Runs the lines in one shell of root's, which ends with the first that fails. Answers what they print. */
      run(lines: string): string {
        const shell = ['LANG=C.UTF-8', 'DEBIAN_FRONTEND=noninteractive', 'bash', '-euo', 'pipefail', '-c']
        const args = [...inside, ...shell, `exec 2>&1\ncd /root\n${lines}`]
        const { status, stdout } = spawnSync(enter, args, { encoding: 'utf8', maxBuffer: longestOutput })
        appendFileSync(join(room, 'steps.log'), stdout)
        if (status === 0) return stdout
        throw new Error(`A step failed; its last lines are:\n${stdout.split('\n').slice(-8).join('\n')}`)
      },
      async end() {
        disconnect()
        await halt()
      },
    }
  } catch (error) {
    await halt()
    throw error
  }
}

/** Names a program that must be installed here first; null when nothing is missing. */
export function missing(): string | null {
  if (process.getuid?.() !== 0) return 'This makes a root of its own and has to be run as root.'
  const programs = ['mmdebstrap', 'systemd-nspawn', 'nft', 'ip', 'nsenter']
  const found = programs.filter((program) =>
    ['/usr/bin', '/usr/sbin'].some((folder) => readdirSync(folder).includes(program)),
  )
  if (found.length === programs.length) return null
  return 'Install what is missing: apt-get install mmdebstrap systemd-container nftables iproute2'
}
