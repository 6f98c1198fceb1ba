import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareDemo } from '../clinic-api/testing/demo-data.ts'
import { required } from './accounts'

/** A data folder as the first start of the demo leaves it, to be copied: the first worker that asks makes it, and others wait. */
export async function demoFolder(): Promise<string> {
  const folder = join(required('E2E_FOLDER'), 'demo')
  if (isFirst(folder)) {
    const draft = `${folder}.new`
    await prepareDemo(draft)
    renameSync(draft, folder)
  }
  while (!existsSync(folder)) await sleep(100)
  return folder
}

/** Making a folder succeeds for one process alone. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(`${folder}.begun`)
    return true
  } catch {
    return false
  }
}
