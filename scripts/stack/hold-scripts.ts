import { changeHead } from './change-head.ts'
import { clinicPageOf } from './public-pages/clinic-page-of.ts'
import type { Layer } from './web-server.ts'

const scripts =
  /<link rel="preload" as="script"[^>]* href="(\/_next\/[^"]+)"\/>|<script (?=[^>]* async="")[^>]*src="(\/_next\/[^"]+)"[^>]*><\/script>/g

/**
 * The page of a clinic is read and left by links, all of which work without scripts. `components/shell/scripts-on-use.tsx`
 * runs them at the first sign of use: a phone would otherwise be busy with them when the page is already shown.
 */
export const holdScripts: Layer = (request, response, next) => {
  const held = new Set<string>()
  if (clinicPageOf(request) === '/c/[slug]')
    changeHead(
      response,
      (head) =>
        head.replace(scripts, (_element, preloaded?: string, source = preloaded ?? '') => {
          if (held.has(source)) return ''
          held.add(source)
          return `<link rel="held" href="${source}"/>`
        }),
      // Next draws a page that is missing by its scripts alone.
      () => response.statusCode === 200,
    )
  next()
}
