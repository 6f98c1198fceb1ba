import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { routesOf } from './web-routes.ts'
import type { Layer } from './web-server.ts'

const script = z.string().transform((path) => ({ path, as: 'script' }))
const sheet = z.object({ path: z.string() }).transform(({ path }) => ({ path, as: 'style' }))
/** Files of the layouts around a page, and of the page, by their source. */
const entries = z.object({
  entryJSFiles: z.record(z.string(), z.array(script)),
  entryCSSFiles: z.record(z.string(), z.array(sheet)),
})

/** A part that a page draws at once, though it has a file of its own, by the name under which that file exports it. */
const parts: Record<string, string> = { '/app/calendar/page': 'TeamCalendar' }

/**
 * Whoever is about to open a screen asks for its tree, or for its data: the answer's head names what the screen has of its
 * own, so that it is on its way while the data is. The browser would learn of it when it has read the data. With a whole
 * page it names the typeface, which is cached since sign-in: asked for by the styles it would come after the first frame.
 */
export function nameFiles(distDir: string): Layer {
  const routeOf = routesOf(distDir)
  const typeface = typefaceOf(join(distDir, 'static/media'))
  const pages: Record<string, string> = JSON.parse(
    readFileSync(join(distDir, 'app-path-routes-manifest.json'), 'utf8'),
  )
  const pageOf = new Map(Object.entries(pages).map(([page, route]) => [route, page]))
  const named = new Map<string, string>()

  function filesOf(route: string): string {
    const page = pageOf.get(route)
    const link = named.get(route) ?? (page ? ownFiles(distDir, page) : '')
    named.set(route, link)
    return link
  }

  return ({ headers, url = '' }, response, next) => {
    const path = url.split('?')[0] ?? ''
    const isPage = headers['sec-fetch-dest'] === 'document' && /^\/app(\/|$)/.test(path)
    const link = headers.rsc ? filesOf(routeOf(path)) : isPage && typeface
    if (link) response.setHeader('link', link)
    next()
  }
}

/** The `Link` header of the letters that every page needs. */
function typefaceOf(media: string): string {
  const file = (existsSync(media) ? readdirSync(media) : []).find((name) =>
    name.startsWith('inter-latin-wght'),
  )
  return file ? `</_next/static/media/${file}>; rel=preload; as=font; type=font/woff2; crossorigin` : ''
}

/** The `Link` header of a page: the files that no layout around it has, as the build lists them. */
function ownFiles(distDir: string, page: string): string {
  const manifest = join(distDir, 'server/app', `${page}_client-reference-manifest.js`)
  if (!existsSync(manifest)) return ''
  const text = readFileSync(manifest, 'utf8')
  const { entryJSFiles, entryCSSFiles } = entries.parse(
    JSON.parse(text.slice(text.indexOf(' = {"') + 3, text.lastIndexOf('}') + 1)),
  )
  const own = [entryJSFiles, entryCSSFiles].flatMap((files) => {
    const ofPage = Object.keys(files).find((source) => source.endsWith(`/app${page}`)) ?? ''
    const others = Object.entries(files).flatMap(([source, theirs]) => (source === ofPage ? [] : theirs))
    return (files[ofPage] ?? []).filter(({ path }) => !others.some((other) => other.path === path))
  })
  const part = parts[page] && exporting(distDir, own, parts[page])
  if (part) own.push({ path: part, as: 'script' })
  return own.map(({ path, as }) => `</_next/${path}>; rel=preload; as=${as}`).join(', ')
}

/** The script that these files load by themselves and that exports the name, as the build writes both. */
function exporting(distDir: string, files: { path: string }[], name: string): string | undefined {
  const textOf = (path: string) => readFileSync(join(distDir, path), 'utf8')
  const scripts = files.filter(({ path }) => path.endsWith('.js'))
  const loaded = scripts.flatMap(({ path }) => textOf(path).match(/static\/chunks\/[\w~.-]+\.js/g) ?? [])
  return loaded.find((path) => textOf(path).includes(`["${name}",`))
}
