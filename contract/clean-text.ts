// The joiner between two pictures makes one picture of them, such as a family; joiners and their opposite are a part of the
// spelling between letters of Persian, Urdu and the scripts of India. They stay.
const joiner =
  /(?<=\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]?)\u200D(?=\p{Extended_Pictographic})|(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Sinhala}])[\u200C\u200D](?=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Sinhala}])/u

// Direction marks, joiners, soft hyphens, byte order marks, and control characters that are no blanks.
const invisible =
  /\u034F|\u17B4|\u17B5|[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB\u{1D173}-\u{1D17A}]|(?![\s\u0085])\p{Cc}/u

// Selectors choose how the sign before them is drawn, which only pictures, Han and Mongolian letters have; tags make flags.
const selector =
  /(?<![\p{Extended_Pictographic}\p{Script=Han}])(?<![\d#*](?=\uFE0F\u20E3))[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]|(?<!(?![\u180B-\u180F])\p{Script=Mongolian})[\u180B-\u180D\u180F]/u
const tag = /(?<!\u{1F3F4}[\u{E0020}-\u{E007F}]{0,7})[\u{E0001}\u{E0020}-\u{E007F}]/u

const dropped = [invisible, selector, tag].map(({ source }) => source).join('|')
const marks = new RegExp(`${joiner.source}|(${dropped})`, 'gu')
const lineBreaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g
// The fillers of Braille and Hangul look like blanks, too.
const blanks = /[\t\u00A0\u115F\u1160\u1680\u2000-\u200A\u202F\u205F\u2800\u3000\u3164\uFFA0]/g

/** Without marks that show nothing; letters composed (NFC), each blank and line break an ordinary one. */
export function visibleText(text: string): string {
  return text
    .replace(marks, (mark, gone?: string) => (gone ? '' : mark))
    .normalize('NFC')
    .replace(lineBreaks, '\n')
    .replace(blanks, ' ')
}

/** Cleans one line that somebody typed or pasted, such as a name: no marks that show nothing, no blanks at its ends or twice in a row. */
export function cleanText(text: string): string {
  return visibleText(text)
    .replace(/[ \n]+/g, ' ')
    .trim()
}

/** Cleans a text of several lines: it keeps its line breaks and loses the blanks before them. */
export function cleanNote(text: string): string {
  const lines = visibleText(text).split('\n')
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()
}

/** Passwords are compared in one form of each letter, whatever form the keyboard makes. */
export function composed(text: string): string {
  return text.normalize('NFC')
}
