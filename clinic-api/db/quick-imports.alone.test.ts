import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { ownProgram } from '../testing/server-process.ts'

/** MiB that are held once the modules of the database are there, as the program's first lines bring them in. */
async function heldBy(program: string): Promise<number> {
  const text = `${program}; await import('drizzle-orm/pg-core'); console.log(process.memoryUsage().heapUsed)`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', text])
  return Number(stdout) / 2 ** 20
}

it('the modules of the database are found without reading their package anew for each', async () => {
  expect(await heldBy(`await import('${new URL('./quick-imports.ts', import.meta.url)}')`)).toBeLessThan(40)
})

it('the clinic API brings nothing of them in before that is set up', async () => {
  const program = `import { registerHooks } from 'node:module'
    const early = []
    registerHooks({ resolve: (name, at, next) => (early.push(name), next(name, at)) })
    process.on('exit', () => console.log(early.filter((name) => name.startsWith('drizzle-orm')).length))
    await import('${ownProgram}')`
  // It ends when it has read its settings.
  const env = { ...process.env, CLINIC_API_PORT: 'none' }
  const options = ['--input-type=module', '-e', program]
  const ended = promisify(execFile)(process.execPath, options, { env })
  await expect(ended).rejects.toMatchObject({
    stdout: '0\n',
    stderr: expect.stringMatching(/CLINIC_API_PORT/),
  })
})
