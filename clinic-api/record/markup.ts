import { type Word, words } from './words.ts'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for an element or an attribute. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** The words in both languages, of which the reader sees one. */
export function say(word: Word): string {
  const [en, es] = words[word]
  return en === es ? en : `<span lang="en">${en}</span><span lang="es">${es}</span>`
}

/** Lines that somebody wrote. */
export const written = (text: string) => `<p class="written">${escaped(text)}</p>`

/** Facts side by side, in one line. */
export const beside = (...facts: (string | false | null | undefined)[]) =>
  `<p class="beside">${facts.filter(Boolean).join(' · ')}</p>`

export function section(title: Word, entries: readonly string[]): string {
  const list = entries.map((each) => `<li>${each}</li>`).join('\n')
  const content = entries.length > 0 ? `<ul>\n${list}\n</ul>` : `<p class="beside">${say('nothing')}</p>`
  return `<section>\n<h2>${say(title)}</h2>\n${content}\n</section>\n`
}

/** Styles that show one language, print on paper and fit a phone; no script runs in the file. */
export const style = `:root{color-scheme:light dark;--line:#8886;--quiet:#555;--alert:#a30b0b}
@media (prefers-color-scheme:dark){:root{--quiet:#aaa;--alert:#ff9a9a}}
*{box-sizing:border-box}body{margin:0 auto;max-width:48rem;padding:1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.6rem;line-height:1.2;margin:.5rem 0}h2{font-size:1.15rem;margin:2rem 0 .5rem}h3{font-size:1rem;margin:0}p{margin:.15rem 0}
ul{list-style:none;margin:0;padding:0}li{border-top:1px solid var(--line);padding:.6rem 0;break-inside:avoid}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.1rem 1rem;margin:.5rem 0}dd{margin:0}dt,.beside{color:var(--quiet)}
.beside,code,dl{font-size:.9rem}.written{white-space:pre-line}.alert li{color:var(--alert);font-weight:600}
img{display:block;max-width:100%;height:auto;margin:.4rem 0;background:#fff}a{color:inherit}code{font-family:ui-monospace,monospace}
footer{border-top:2px solid var(--line);margin-top:2rem;padding-top:.5rem}
.choice{position:absolute;opacity:0}.choices{display:flex;gap:.5rem}.choices label{border:1px solid var(--line);border-radius:.5rem;padding:.5rem 1rem;cursor:pointer}
#en:checked~* [lang=es],#es:checked~* [lang=en]{display:none}
#en:checked~.choices [for=en],#es:checked~.choices [for=es]{border-color:currentcolor;font-weight:600}
#en:focus-visible~.choices [for=en],#es:focus-visible~.choices [for=es]{outline:3px solid #4a90d9}
@media print{:root{color-scheme:light;--quiet:#555;--alert:#a30b0b}body{max-width:none;padding:0;font-size:10.5pt}.choices{display:none}h2{break-after:avoid}img{max-height:22cm}}`
