import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asBytes, changeHead } from './change-head.ts'
import { clinicPageOf } from './public-pages/clinic-page-of.ts'
import { type ClinicStyles, clinicStyles } from './public-pages/clinic-styles-file.ts'
import type { Layer } from './web-server.ts'

const sheetLink = /<link rel="stylesheet" href="([^"]+)"/g

/**
 * A clinic's pages hold the styles of their first frame, as the pages that the build wrote do. Next looks for the link, so
 * it stays: it holds nothing up, and the next page switches it on (`components/shell/whole-styles.tsx`).
 */
export function holdStyles(distDir: string): Layer {
  const styles = readStyles(distDir)
  return (request, response, next) => {
    const page = clinicPageOf(request)
    const held = page && styles?.[page]
    if (held)
      changeHead(
        response,
        (head) =>
          head.replace(sheetLink, (link, sheet: string) =>
            held[sheet] === undefined ? link : `<style>${asBytes(held[sheet])}</style>${link} media="print"`,
          ),
        () => response.statusCode === 200,
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
