import type { Mail } from '../../ports/mailer.ts'
import type { Language, Letter } from '../../write/notification.ts'
import { textOf } from './texts.ts'

const signature: Record<Language, string> = {
  en: 'Consulta. This message was sent automatically; answers to it are not read.',
  es: 'Consulta. Este mensaje se ha enviado automáticamente; no se leen las respuestas.',
}

/** The mail in plain text and simple HTML; links lead to `appUrl`. */
export function renderMail(letter: Letter, appUrl: string): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { subject, paragraphs, actions } = textOf(letter)
  const closing = signature[letter.language]
  const links = actions.map(({ label, path }) => ({ label, url: new URL(path, appUrl).toString() }))
  return {
    subject,
    text: [...paragraphs, ...links.map(({ label, url }) => `${label}:\n${url}`), `--\n${closing}`].join(
      '\n\n',
    ),
    html: page(letter.language, subject, [
      ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
      ...links.map(({ label, url }) => `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`),
      `<p><small>${escapeHtml(closing)}</small></p>`,
    ]),
  }
}

function page(language: Language, title: string, body: string[]): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(title)}</title></head>`,
    '<body style="font-family:sans-serif;line-height:1.5;max-width:36em">',
    ...body,
    '</body></html>',
  ].join('\n')
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter)
}
