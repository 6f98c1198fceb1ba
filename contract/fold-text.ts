import { visibleText } from './clean-text.ts'

// The database folds alike: whoever changes a rule here writes `fold_text` anew and folds again what is stored.

// Accents that stand alone are typed for apostrophes; decomposed they would leave a blank.
const accents = /[´΄᾽᾿῾]/g
const apostrophes = /['`‘’‚‛′‵ʹʻʼʽʾʿˈꞌ]/g
// 'O’ Brien' and 'D' Angelo' with a blank are one word as well.
const spacedApostrophe = /(?<![^ ])([^ ])' +/gu
const middleDot = /l[·•‧∙⋅・](?=l)/g
const hyphens = /[\p{Pd}\u2212\u2043·•‧∙⋅・"“”«»„]/gu
const signsAtEnd = /[.,;:!?()[\]]+(?![^ ])/g
const signsAtStart = /(?<![^ ])[.,;:!?()[\]]+/g

const letters = pairs(
  'ß:ss æ:ae œ:oe þ:th ŋ:ng ς:σ ı:i ł:l ƚ:l ɫ:l ø:o ɔ:o đ:d ð:d ɖ:d ɗ:d ħ:h ŧ:t ƭ:t ʈ:t ⱦ:t ə:e ɛ:e ɇ:e ƒ:f ɨ:i ʉ:u ' +
    'ƀ:b ɓ:b ǥ:g ɠ:g ƙ:k ĸ:k ɲ:n ƥ:p ʋ:v ƴ:y ɏ:y ƶ:z ȥ:z ɉ:j ɍ:r ⱥ:a ȼ:c',
)
const special = new RegExp(`[${[...letters.keys()].join('')}]`, 'g')

// A raised a or o ends a shortened name: 'Mª', 'M.ª', 'M ª', also without a blank behind it ('MªJosé').
const raised: readonly [RegExp, string][] = [
  [/m ?\.? ?[ªᵃ]\.?/gi, ' maria '],
  [/g\.?[ªᵃ]\.?/gi, ' garcia '],
  [/ant\.?[ºᵒ]\.?/gi, ' antonio '],
]
const shortened = pairs(
  'fco:francisco fca:francisca fdez:fernandez hdez:hernandez glez:gonzalez rguez:rodriguez rdguez:rodriguez ' +
    'mtnez:martinez mtez:martinez mdez:mendez dguez:dominguez schez:sanchez jmnez:jimenez',
)
const eachShortened = new RegExp(`(?<![^ ])(${[...shortened.keys()].join('|')})(?![^ ])`, 'g')

function pairs(text: string): ReadonlyMap<string, string> {
  return new Map(text.split(' ').map((each) => [each.replace(/:.*/, ''), each.replace(/.*:/, '')]))
}

/**
 * The form by which people are found, compared and sorted: no accents, capitals, apostrophes or hyphens, ligatures
 * and special letters spelt out, common short forms of names written in full, single blanks.
 */
export function foldText(text: string): string {
  let folded = visibleText(text)
    .replace(/[\u200C\u200D]/g, '')
    .replaceAll('\n', ' ')
  for (const [form, name] of raised) folded = folded.replace(form, name)
  return folded
    .replace(accents, "'")
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(special, (letter) => letters.get(letter) ?? letter)
    .replace(apostrophes, "'")
    .replace(middleDot, 'l')
    .replace(hyphens, ' ')
    .replace(spacedApostrophe, "$1'")
    .replaceAll("'", '')
    .replace(/l\.(?=l)/g, 'l')
    .replace(/(?<![^ ])ma\.(?![^ ])/g, 'maria')
    .replace(signsAtEnd, '')
    .replace(signsAtStart, '')
    .replace(eachShortened, (form) => shortened.get(form) ?? form)
    .replace(/ +/g, ' ')
    .trim()
}
