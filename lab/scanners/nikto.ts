import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runLogged } from './programs.ts'

/** Findings that are no faults. */
const known = [
  // Headers that it does not know, all of them there on purpose; the redirect to an address without its last slash has two.
  /Uncommon header '[\w-]+' found/,
  // The pages that search engines are asked to leave alone ask who comes.
  /robots\.txt/,
  // Size and time of a file of the build.
  /Server leaks inodes via ETags/,
  /Allowed HTTP Methods: GET, HEAD *$/,
  // The public pages, for search engines.
  /\/sitemap\.xml/,
  /No CGI Directories found/,
  // The page of an address that does not exist, answered 404, holds the address, percent-encoded in JSON.
  /OSVDB-(44056|27071|4598|2946): /,
]

const leastTried = 1000

interface Scanned {
  what: string
  url: string
  folder: string
}

/** Lines of its log that say what it looks at, not what it found. */
const plain = /^\+ (Target |Start Time|End Time|Server: |\d+ )/

/** Findings of nikto at an address, but for those known to be harmless. */
export async function findWeaknesses({ what, url, folder }: Scanned): Promise<string[]> {
  const { hostname, port } = new URL(url)
  const log = join(folder, `nikto-${what.replaceAll(' ', '-')}.log`)
  const quietly = ['-nointeractive', '-ask', 'no']
  await runLogged(log, '/usr/bin/nikto', ['-host', hostname, '-port', port, ...quietly])
  const said = await readFile(log, 'utf8')
  const tried = Number(/(\d+) items? checked/.exec(said)?.[1] ?? 0)
  process.stdout.write(`nikto tried ${tried} things at the ${what}\n`)
  const found = said.split('\n').filter((line) => line.startsWith('+ ') && !plain.test(line))
  const faults = found.filter((line) => !known.some((finding) => finding.test(line)))
  return [
    ...faults.map((line) => `nikto at the ${what}: ${line}`),
    ...(tried < leastTried ? [`nikto tried only ${tried} things at the ${what}`] : []),
  ]
}
