import type { Page } from '@playwright/test'
import english from '@/messages/en.json' with { type: 'json' }
import spanish from '@/messages/es.json' with { type: 'json' }

type Catalogue = { [key: string]: string | Catalogue }

function sayings(catalogue: Catalogue): string[] {
  return Object.values(catalogue).flatMap((each) => (typeof each === 'string' ? [each] : sayings(each)))
}

const alsoSpanish = new Set(sayings(spanish))
const onlyEnglish = sayings(english).filter((each) => !alsoSpanish.has(each) && !each.includes('{'))

/** Texts of the English catalogue on a page that should be Spanish; what people wrote themselves may be one. */
export function englishTexts(page: Page): Promise<string[]> {
  return page.evaluate((catalogue) => {
    const english = new Set(catalogue)
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      if (!text.parentElement?.closest('[translate="no"]')) found.push(text.textContent ?? '')
    }
    for (const element of document.querySelectorAll('*')) {
      if (element.closest('[lang="en"]')) continue
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        found.push(element.getAttribute(name) ?? '')
    }
    return found.map((each) => each.trim()).filter((each) => english.has(each))
  }, onlyEnglish)
}
