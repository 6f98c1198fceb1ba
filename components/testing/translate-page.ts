/** How translators treat a text: Chrome takes it out and puts an element in its place, others wrap it. */
export type Translator = 'replaces' | 'wraps'

const isKept = (text: Text) =>
  text.data.trim() === '' || text.parentElement?.closest('font, script, style, textarea, [translate="no"]')

/**
 * Translates the page as browsers do, and whatever appears later, into `say(text)`: texts are shown by `<font><font>…`.
 * Returns the function that stops it.
 */
export function translatePage(translator: Translator, say = (text: string) => text): () => void {
  const observer = new MutationObserver(translate)
  function translate() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) if (!isKept(text)) put(text, translator, say)
    observer.takeRecords()
  }
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  translate()
  return () => observer.disconnect()
}

function put(text: Text, translator: Translator, say: (text: string) => string): void {
  const outer = document.createElement('font')
  const inner = document.createElement('font')
  outer.append(inner)
  text.before(outer)
  if (translator === 'wraps') inner.append(text)
  else {
    inner.textContent = say(text.data)
    text.remove()
  }
}
