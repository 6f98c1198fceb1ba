import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
/** Shorter files would need as many packets when compressed. */
const worthBytes = 1024

/** As small as it can be takes fifty times as long, for a tenth less. */
const qualities = { small: 11, quickly: 4 }

/** Puts beside every text that the build serves what browsers that take brotli are given instead. */
export async function compressBuild(distDir: string, pace: keyof typeof qualities): Promise<void> {
  const folder = join(distDir, 'static')
  const names = globSync('**/*.{js,css,json,svg,txt}', { cwd: folder })
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, name))
      if (bytes.length < worthBytes) return
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: qualities[pace],
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      }
      await writeFile(join(folder, `${name}.br`), await compress(bytes, { params }))
    }),
  )
}
