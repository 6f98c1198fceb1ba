import { crc32, deflateSync } from 'node:zlib'
import type { Random } from './random.ts'

/** A grey-scale picture, `side` pixels wide and high: a bright bone on a dark ground. */
export function makePng(random: Random, side = 96): Buffer {
  const shift = random.between(-12, 12)
  const rows = Array.from({ length: side }, (_, y) => {
    const row = Buffer.alloc(side + 1)
    for (let x = 0; x < side; x += 1) {
      const middle = side / 2 + shift + Math.sin(y / 14) * 6
      const bright = Math.max(0, 200 - Math.abs(x - middle) * 14)
      row[x + 1] = Math.min(255, 22 + bright + random.between(0, 10))
    }
    return row
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.writeUInt8(8, 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const body = deflateSync(Buffer.concat(rows))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', body),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(kind: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const length = Buffer.alloc(4)
  const sum = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, sum])
}

/** One page of text. The lines must be Latin-1 without brackets. */
export function makePdf(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${line}) Tj 0 -18 Td`).join('\n')
  const text = `BT /F1 12 Tf 56 780 Td\n${shown}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let document = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = document.length
    document += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const start = document.length
  document += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  document += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(document, 'latin1')
}

/** Reads of a sequencer, four lines each. */
export function makeFastq(random: Random, reads = 24): Buffer {
  const letters = ['A', 'C', 'G', 'T'] as const
  const text = Array.from({ length: reads }, (_, index) => {
    const bases = Array.from({ length: 60 }, () => random.pick(letters)).join('')
    const quality = Array.from({ length: 60 }, () => String.fromCharCode(random.between(53, 73))).join('')
    return `@demo.${index + 1} length=60\n${bases}\n+\n${quality}\n`
  })
  return Buffer.from(text.join(''), 'latin1')
}
