import { readFile } from 'node:fs/promises'
import { faultsOf, operation } from './check-histories.ts'

const [file] = process.argv.slice(2)
if (!file) {
  console.error('Name a file with one operation a line: npm run test:histories -- histories.jsonl')
  process.exit(2)
}
const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean)
const history = lines.map((line) => operation.parse(JSON.parse(line)))
const faults = faultsOf(history)
for (const each of faults) console.log(`✗ ${each}`)
const reads = history.filter(({ kind }) => kind === 'read').length
console.log(`${history.length - reads} writes, ${reads} reads, ${faults.length} faults`)
process.exitCode = faults.length > 0 || reads === 0 ? 1 : 0
