import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asBytes, changeHead } from './change-head.ts'
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
