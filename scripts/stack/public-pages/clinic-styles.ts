// A program of the build: `clinic-styles.ts <folder of the build>` writes the styles that each page of a clinic may need.
// No build knows a clinic: the code of a page says what it can show.
import { globSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type ClinicPage, type ClinicStyles, clinicPages, clinicStyles } from './clinic-styles-file.ts'
import { firstStyles } from './first-styles.ts'

/** The server's code of our own, without texts: their everyday words are names of classes, too. */
const code = /^server\/chunks\/ssr\/(?!node_modules|messages_).*\.js$/

const [distDir = '.next'] = process.argv.slice(2)
const read = (file: string) => readFile(join(distDir, file), 'utf8')
const sheets = globSync('static/**/*.css', { cwd: distDir })

async function stylesOf(page: ClinicPage): Promise<ClinicStyles[ClinicPage]> {
  const built = `server/app/(public)/(site)${page}/page.js`
  const { files }: { files: string[] } = JSON.parse(await read(`${built}.nft.json`))
  const ours = files.map((file) => join(dirname(built), file)).filter((file) => code.test(file))
  const texts = await Promise.all(ours.map(read))
  const styles = sheets.map(async (sheet) => {
    const address = `/_next/${sheet}`
    return [address, await firstStyles(texts, await read(sheet), address)]
  })
  return Object.fromEntries(await Promise.all(styles))
}

const styles = await Promise.all(clinicPages.map(async (page) => [page, await stylesOf(page)]))
const file = join(distDir, clinicStyles)
await mkdir(dirname(file), { recursive: true })
await writeFile(file, JSON.stringify(Object.fromEntries(styles)))
