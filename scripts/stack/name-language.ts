import { acceptedLanguage, languages } from '#contract/accepted-language'
import { changeHead } from './change-head.ts'
import type { Layer } from './web-server.ts'

/** Next answers for what does not exist with a document of its own, which names no language before its scripts run. */
const nameless = '<!DOCTYPE html><html id="__next_error__"'

/** A screen reader begins in the voice of the visitor's language on every page. */
export const nameLanguage: Layer = ({ headers }, response, next) => {
  const named = `${nameless} lang="${languageOf(headers)}"`
  changeHead(
    response,
    (head) => (head.startsWith(nameless) ? named + head.slice(nameless.length) : head),
    () => response.statusCode >= 400,
  )
  next()
}

function languageOf(headers: { cookie?: string; 'accept-language'?: string }): string {
  const chosen = /(?:^|;\s*)locale=(\w+)/.exec(headers.cookie ?? '')?.[1]
  const accepted = acceptedLanguage(headers['accept-language'] ?? null) ?? 'en'
  return languages.find((each) => each === chosen) ?? accepted
}
