import en from '@/messages/en.json'
import es from '@/messages/es.json'

type Catalogue = { [key: string]: string | Catalogue }

function sayings(catalogue: Catalogue): string[] {
  return Object.values(catalogue).flatMap((each) => (typeof each === 'string' ? [each] : sayings(each)))
}

const alsoSpanish = new Set(sayings(es))
const onlyEnglish = new Set(sayings(en).filter((each) => !alsoSpanish.has(each)))

/** Texts and names of the English catalogue in what is drawn: none, where it is drawn in Spanish. */
export function englishTexts(): string[] {
  const texts = [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent),
    ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name)),
  ])
  return texts.flatMap((each) => (each && onlyEnglish.has(each.trim()) ? [each.trim()] : []))
}
