/** A text that a translation took out of the page, and the element that shows it translated. */
const translations = new WeakMap<Text, Element>()
const taken = new WeakSet<Element>()

const { removeChild, insertBefore } = Node.prototype

/**
 * Lets a page that the browser translates go on changing. Translators put `<font>` elements in place of text nodes, which
 * React still holds: it would fail to remove them, or change texts that nobody sees. Whatever React does to such a text
 * happens to its translation. Called once, before React draws.
 */
export function keepUpWithTranslation(): void {
  const replaced = new MutationObserver(noteTranslations)
  const changed = new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof Text) showOwn(target)
  })
  const flush = () => noteTranslations(replaced.takeRecords())

  function noteTranslations(records: MutationRecord[]) {
    for (const record of records) {
      for (const text of record.removedNodes) {
        const font = text instanceof Text && !text.isConnected && fontIn(record)
        if (!font) continue
        translations.set(text, font)
        taken.add(font)
        changed.observe(text, { characterData: true })
      }
    }
  }

  replaced.observe(document, { childList: true, subtree: true })

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T
    flush()
    const shown = shownIn(this, child)
    if (shown) removeChild.call(this, shown)
    // Its translation may be gone already, with that of a neighbour.
    else if (!isTranslated(child)) removeChild.call(this, child)
    return child
  }

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    if (before === null || before.parentNode === this) return insertBefore.call(this, node, before) as T
    flush()
    const shown = shownIn(this, before)
    return insertBefore.call(this, node, isTranslated(before) ? shown : (shown ?? before)) as T
  }
}

const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT'

/** Translators put the element in at the place of the text, or beside it before they take the text away. */
function fontIn({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element | undefined {
  return [...addedNodes, previousSibling, nextSibling].filter(isFont).find((font) => !taken.has(font))
}

const isTranslated = (node: Node) => node instanceof Text && translations.has(node)

/** The child of `parent` that shows `node`: the element around it, or the one in its place. */
function shownIn(parent: Node, node: Node): Node | null {
  let shown: Node | null | undefined = node instanceof Text ? (translations.get(node) ?? node) : node
  while (shown && shown.parentNode !== parent) shown = isFont(shown.parentNode) ? shown.parentNode : null
  return shown ?? null
}

/** The text has changed: it comes back, and the translator finds it. */
function showOwn(text: Text): void {
  const font = translations.get(text)
  if (!font?.isConnected || text.isConnected) return
  translations.delete(text)
  font.replaceWith(text)
}
