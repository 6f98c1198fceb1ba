import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { answeredRequests } from './answered.ts'
import { marked, marksIn } from './marked.ts'
import { runLogged } from './programs.ts'

/** Every how many calls one is tried: all take hours on two cores. */
const every = Number(process.env.SCANNER_EVERY ?? 1)

interface Place {
  apiUrl: string
  appUrl: string
  /** A database that the injectable server may ask. */
  databaseUrl: string
  /** Reports go here. */
  folder: string
}

/** Faults that sqlmap finds in the clinic API; it has to find the one of a server that is made to have it, too. */
export async function findInjections({ apiUrl, appUrl, databaseUrl, folder }: Place): Promise<string[]> {
  const answered = await answeredRequests(apiUrl, appUrl)
  const { host } = new URL(apiUrl)
  const all = answered.map(({ sent }) => marked(host, sent)).filter((each) => marksIn(each) > 0)
  const requests = all.filter((_, index) => index % every === 0)
  const injectable = await startInjectable(databaseUrl)
  try {
    // sqlmap leaves a host alone once it has found something there: this one has another name.
    const control = marked(injectable.host, { method: 'GET', url: '/?name=a', cookies: {}, headers: {} })
    const log = join(folder, 'requests.log')
    const results = join(folder, 'sqlmap.csv')
    await writeFile(log, [...requests, control].join('\n'))
    const places = requests.reduce((sum, each) => sum + marksIn(each), 0)
    process.stdout.write(`sqlmap tries ${places} places of ${requests.length} calls\n`)
    await runLogged(join(folder, 'sqlmap.log'), '/usr/bin/sqlmap', [
      ...'--batch --ignore-stdin --disable-coloring --ignore-code=* --dbms=PostgreSQL'.split(' '),
      ...'--technique=BEQ --level=1 --risk=1 --threads=2 --skip-waf'.split(' '),
      '-l',
      log,
      `--output-dir=${join(folder, 'sqlmap')}`,
      `--results-file=${results}`,
    ])
    // The first line names the columns.
    const [, ...found] = (await readFile(results, 'utf8')).split('\n').filter(Boolean)
    // A call that makes something answers differently the second time, which sqlmap itself then notes as no finding.
    const kept = found.filter((line) => !line.includes('false positive or unexploitable'))
    const faults = kept.filter(
      (line) => !line.includes(injectable.host) && /,(GET|POST|PUT|DELETE|URI|\(custom\)|JSON)/.test(line),
    )
    const sees = kept.some((line) => line.includes(injectable.host))
    return [
      ...faults.map((line) => `sqlmap: ${line}`),
      ...(sees ? [] : ['sqlmap did not find the fault that was put there for it']),
    ]
  } finally {
    await injectable.stop()
  }
}

/** A server that does what ours never may: it makes a statement of what it is sent. */
async function startInjectable(databaseUrl: string) {
  const database = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  const server = createServer(async (request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').searchParams.get('name')
    const found = await database
      .query(`select datname from pg_database where datname <> '${name}'`)
      .then(({ rows }) => JSON.stringify(rows))
      .catch((error: unknown) => String(error))
    response.end(found)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  // A listening server's address is one of the network.
  const { port } = server.address() as AddressInfo
  return {
    host: `localhost:${port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await database.end()
    },
  }
}
