import { firstTexts } from './first-texts.ts'

/**
 * For the build: leaves of a catalogue what `firstTexts` names. It is asked a second time, with the module that
 * next-intl's own loader has made of that.
 */
export default function leaveFirstTexts(source: string): string {
  return source.trimStart().startsWith('{') ? JSON.stringify(firstTexts(JSON.parse(source))) : source
}
