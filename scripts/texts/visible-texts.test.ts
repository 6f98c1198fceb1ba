import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { sentenceKey } from '@/components/ui/sentence-key'
import { sentenceNamespaces } from '@/components/ui/use-sentence'
import english from '@/messages/en.json'
import { visibleTexts } from './visible-texts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Calls answer programs; the design book and what tests are made of are no part of the product. */
const elsewhere = /^(app\/api|app\/design|components\/design|components\/testing)\/|\.test\.tsx?$/

const allowed: Record<string, string[]> = {
  // The product has one name in every language.
  'app/manifest.ts': ['Consulta'],
  'app/(public)/opengraph-image.tsx': ['Consulta'],
  'components/genetic-study/report-pdf.ts': ['Consulta'],
  // Languages are named in themselves.
  'components/shell/language-switch.tsx': ['English', 'Español'],
  'components/appointments/weather-line.tsx': ['°C'],
  // Shown when the frame that would bring the catalogue is broken, in both languages at once.
  'app/global-error.tsx': [
    'Something went wrong',
    'Consulta could not be shown. Nothing you saved is lost. Please load the page again.',
    'Try again',
    'Algo ha ido mal',
    'No se ha podido mostrar Consulta. No se ha perdido nada de lo guardado. Vuelve a cargar la página.',
    'Volver a intentar',
  ],
}

/** Sentences of the contract stand in code in English; `useSentence` says them in the reader's language. */
const sentences = new Set(sentenceNamespaces.flatMap((namespace) => Object.values(english[namespace])))
const isTranslated = (text: string) => sentences.has(text) && sentenceKey(text) !== text

const found = globSync('{app,components}/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !elsewhere.test(path))
  .flatMap((path) =>
    visibleTexts(path, readFileSync(`${root}/${path}`, 'utf8')).map((each) => ({ ...each, path })),
  )

describe('texts', () => {
  it('of screens stand in the catalogues', () => {
    const loose = found.filter(({ path, text }) => !allowed[path]?.includes(text) && !isTranslated(text))
    const said = loose.map(
      ({ path, line, text }) => `${path}:${line}: move “${text}” to messages/en.json and messages/es.json`,
    )
    expect(said).toEqual([])
  })

  it('allowed outside the catalogues are still there', () => {
    const gone = Object.entries(allowed).flatMap(([path, texts]) =>
      texts.filter((text) => !found.some((each) => each.path === path && each.text === text)),
    )
    expect(gone).toEqual([])
  })
})

describe('the search for texts', () => {
  it.each([
    ['<p>Hello</p>', 'Hello'],
    ['<p>{"hello"}</p>', 'hello'],
    ['<p>{busy ? t("wait") : "Go on"}</p>', 'Go on'],
    [`<p>{\`\${count} visits\`}</p>`, ' visits'],
    ['<button aria-label="close" />', 'close'],
    ['<img alt="A calendar" />', 'A calendar'],
    ['<Field label={"First name"} />', 'First name'],
    ['<Field placeholder={late ? "Too late" : t("when")} />', 'Too late'],
    ['toast.success("saved for good")', 'saved for good'],
    [`toast(\`\${name} is gone\`)`, ' is gone'],
    ['setError("name", { message: "already taken" })', 'already taken'],
    ['const row = { title: "My visits" }', 'My visits'],
    ['const words = ["Not yet known"]', 'Not yet known'],
    ['show("We could not save it.")', 'We could not save it.'],
  ])('finds it in %s', (source, text) => {
    expect(visibleTexts('sample.tsx', source).map((each) => each.text)).toEqual([text])
  })

  it.each([
    '<p className="mt-2 text-sm">{t("title")}</p>',
    `<p>{t(\`roles.\${role}Title\`)} · 12 %</p>`,
    '<p>{say("Email is required")}</p>',
    '<Field label={t("name")} autoComplete="given-name" />',
    'if (event.key === "Escape") throw new Error("This cannot happen here")',
    'import { X } from "Some Module"',
    'type Day = "Monday" | "Tuesday"',
    'const tone = { error: "text-destructive", message: "border" }',
  ])('finds none in %s', (source) => {
    expect(visibleTexts('sample.tsx', source)).toEqual([])
  })
})
