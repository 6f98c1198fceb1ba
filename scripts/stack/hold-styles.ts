import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { type ClinicPage, type ClinicStyles, clinicStyles } from './public-pages/clinic-styles-file.ts'
import type { Layer } from './web-server.ts'

const address = /^\/c\/[^/?]+(\/book)?(?:\?|$)/
const sheetLink = /<link rel="stylesheet" href="([^"]+)"/g

/**
 * A clinic's pages hold the styles of their first frame, as the pages that the build wrote do. Next looks for the link, so
 * it stays: it holds nothing up, and the next page switches it on (`components/shell/whole-styles.tsx`).
 */
export function holdStyles(distDir: string): Layer {
  const styles = readStyles(distDir)
  return ({ headers, method, url = '' }, response, next) => {
    const [asked, book] = address.exec(url) ?? []
    const held = styles?.[(book ? '/c/[slug]/book' : '/c/[slug]') satisfies ClinicPage]
    // Parts of a page, which Next itself asks for, are no HTML.
    if (held && asked !== undefined && method === 'GET' && headers.accept?.includes('text/html'))
      changeHead(response, (head) =>
        head.replace(sheetLink, (link, sheet: string) =>
          held[sheet] === undefined ? link : `<style>${asBytes(held[sheet])}</style>${link} media="print"`,
        ),
      )
    next()
  }
}

function readStyles(distDir: string): ClinicStyles | null {
  try {
    return JSON.parse(readFileSync(join(distDir, clinicStyles), 'utf8'))
  } catch (error) {
    console.error(`${clinicStyles} is missing: the pages of clinics fetch their styles`, error)
    return null
  }
}

/** Next sends the head of a page with its first part. A part may end within a letter, so it is changed byte by byte. */
function changeHead(response: ServerResponse, change: (head: string) => string): void {
  const write = response.write.bind(response)
  response.write = (part: Uint8Array | string, ...rest: never[]) => {
    response.write = write
    return write(Buffer.from(change(asBytes(part)), 'latin1'), ...rest)
  }
}

const asBytes = (part: Uint8Array | string) => Buffer.from(part as Uint8Array).toString('latin1')
