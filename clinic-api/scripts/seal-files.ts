import { readEnv } from '../env.ts'
import { openBareFiles } from '../ports/files.ts'
import { sealAll } from '../ports/sealed-files.ts'

process.umask(0o077)
try {
  const env = readEnv(process.env)
  const { content, keys } = await sealAll(await openBareFiles(env), env)
  process.stdout.write(`${content} files were encrypted, ${keys} keys sealed with the newest secret.\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
