import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../clinic-api/testing/postgres-server.ts'
import { startProduct } from '../bench/product.ts'
import { findWeaknesses } from './nikto.ts'
import { missingScanners } from './programs.ts'
import { findInjections } from './sqlmap.ts'

/** Sessions have to last as long as the run. */
const settings = { CLINIC_DEMO: '1', ACCESS_TOKEN_SECONDS: '14400', SESSION_IDLE_MINUTES: '240' }

const [wanted = ''] = process.argv.slice(2)
const isWanted = (program: string) => program.includes(wanted)

async function scan(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'consulta-scanners-'))
  const dataDir = join(folder, 'data')
  const server = await startPostgres()
  const databaseUrl = `${server.url}/postgres`
  try {
    const product = await startProduct(databaseUrl, dataDir, settings)
    try {
      const { apiUrl, appUrl } = product
      const faults: string[] = []
      if (isWanted('nikto')) {
        faults.push(...(await findWeaknesses({ what: 'web', url: appUrl, folder })))
        faults.push(...(await findWeaknesses({ what: 'clinic API', url: apiUrl, folder })))
      }
      if (isWanted('sqlmap')) faults.push(...(await findInjections({ apiUrl, appUrl, databaseUrl, folder })))
      process.stdout.write(`The reports are in ${folder}\n`)
      return faults
    } finally {
      await product.stop()
    }
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const missing = missingScanners()
const faults = missing ? [missing] : await scan()
for (const each of faults) process.stdout.write(`FAILED: ${each}\n`)
if (faults.length === 0) process.stdout.write('ok: neither scanner found a fault\n')
process.exitCode = faults.length === 0 ? 0 : 1
