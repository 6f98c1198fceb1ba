import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
/** Shorter files would need as many packets when compressed. */
const worthBytes = 1024

/** Puts beside every text that the build serves what browsers that take brotli are given instead, as small as it can be. */
export async function compressBuild(distDir: string): Promise<void> {
  const folder = join(distDir, 'static')
  const names = globSync('**/*.{js,css,json,svg,txt}', { cwd: folder })
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, name))
      if (bytes.length < worthBytes) return
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      }
      await writeFile(join(folder, `${name}.br`), await compress(bytes, { params }))
    }),
  )
}
