import { createHash } from 'node:crypto'
import { bundleEnd, bundleStart, recordEnd, recordStart } from '#contract/record-file'
import type { FileStore } from '../ports/files.ts'
import { fileEntry } from './file-entries.ts'
import type { GatheredRecord } from './gather.ts'
import { escaped, say, style } from './markup.ts'
import { momentIn } from './moments.ts'
import { factsOf, patientOf, sectionsOf } from './sections.ts'

interface Around {
  store: FileStore
  /** The language it opens in. */
  lang: 'en' | 'es'
  /** The page on which a browser checks it. */
  checkUrl: string
}

/** The whole file, piece by piece, and at its end the hash of all of them. */
export async function* recordFile(record: GatheredRecord, around: Around): AsyncGenerator<string> {
  const hash = createHash('sha256')
  for await (const part of partsOf(record, around)) {
    hash.update(part)
    yield part
  }
  yield hash.digest('hex') + recordEnd
}

const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"

async function* partsOf(record: GatheredRecord, { store, lang, checkUrl }: Around): AsyncGenerator<string> {
  const { bundle, files, timeZone, madeAt } = record
  const patient = patientOf(record)
  const name = escaped(patient.name?.[0]?.text ?? '')
  // The JSON must not end the element that it is in.
  const json = JSON.stringify(bundle).replaceAll('<', '\\u003c')
  const sha256 = createHash('sha256').update(json).digest('hex')
  yield `${recordStart}<html lang="${lang}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="referrer" content="no-referrer">
<title>${name}</title><style>${style}</style>
`
  yield bundleStart(sha256) + json + bundleEnd
  yield `</head><body>
${choice('en', lang)}${choice('es', lang)}
<div class="choices" role="group" aria-label="Language / Idioma"><label for="en">English</label><label for="es">Español</label></div>
<header><h1>${say('title')} ${name}</h1>
${factsOf(patient)}<p class="beside">${say('made')} ${momentIn(timeZone)(madeAt)} · ${say('clock')} ${escaped(timeZone)}</p></header>
<main>
${sectionsOf(record)}<section>
<h2>${say('files')}</h2>
`
  yield files.length > 0 ? '<ul>\n' : `<p class="beside">${say('nothing')}</p>`
  for (const file of files) yield* fileEntry(store, file, timeZone)
  if (files.length > 0) yield '</ul>'
  yield `
</section></main>
<footer><h2>${say('about')}</h2><p>${say('aboutText')}</p>
<p><a href="${escaped(checkUrl)}" rel="noreferrer">${say('check')}</a></p>
<p class="beside">${say('bundleHash')} <code>${sha256}</code></p>
<p class="beside">${say('fileHash')} <code>`
}

const choice = (of: 'en' | 'es', lang: 'en' | 'es') =>
  `<input class="choice" type="radio" name="language" id="${of}"${of === lang ? ' checked' : ''}>`
