/**
 * The record that somebody takes along: one HTML file. Its last bytes are the SHA-256 of all bytes before that hash, and
 * a fixed end.
 */
export const recordStart = '<!doctype html>\n<!-- consulta-record 1 -->\n'

/** Between these stands the FHIR Bundle, with its own SHA-256 in `bundleStart`. */
export const bundleStart = (sha256: string) =>
  `<script type="application/fhir+json" id="bundle" data-sha256="${sha256}">`
export const bundleEnd = '</script>'

/** The part of `bundleStart` before the hash. */
export const bundleMark = bundleStart('').slice(0, -2)

export const recordEnd = '</code></p></footer></body></html>\n'

/** How many bytes of the file the hash at its end does not cover. */
export const sealLength = 64 + recordEnd.length
