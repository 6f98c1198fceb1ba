import { existsSync } from 'node:fs'

/** Programs of Debian's packages, and their paths after the installation. */
export const programs = {
  postgres: '/usr/lib/postgresql/15/bin',
  patroni: '/usr/bin/patroni',
  etcd: '/usr/bin/etcd',
  pgbouncer: '/usr/sbin/pgbouncer',
  haproxy: '/usr/sbin/haproxy',
  setpriv: '/usr/bin/setpriv',
} as const

const packages: Record<keyof typeof programs, string> = {
  postgres: 'postgresql-15',
  patroni: 'patroni python3-etcd',
  etcd: 'etcd-server',
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
  setpriv: 'util-linux',
}

/** One sentence that says what to install; null when everything is there. */
export function missingPackages(isThere: (path: string) => boolean = existsSync): string | null {
  const names = Object.keys(programs) as (keyof typeof programs)[]
  const missing = names.filter((name) => !isThere(programs[name])).map((name) => packages[name])
  if (missing.length === 0) return null
  return `The cluster is made of Debian's packages, and some are missing: apt-get install --no-install-recommends ${missing.join(' ')}`
}
