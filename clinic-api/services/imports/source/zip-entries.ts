const endMark = 0x06054b50
const entryMark = 0x02014b50
const longestComment = 65_535

interface ZipEntry {
  name: string
  /** Bytes, as the archive announces them. */
  size: number
}

/** The directory of a ZIP archive; null for bytes that are none. */
export function zipEntries(bytes: Buffer): ZipEntry[] | null {
  if (bytes.length < 22 || bytes.readUInt16LE(0) !== 0x4b50) return null
  let end = bytes.length - 22
  const least = Math.max(0, end - longestComment)
  while (end >= least && bytes.readUInt32LE(end) !== endMark) end -= 1
  if (end < least) return null
  const entries: ZipEntry[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entryMark) return null
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    entries.push({ name, size: bytes.readUInt32LE(at + 24) })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}
