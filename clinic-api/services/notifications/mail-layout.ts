import type { Language } from '../../write/notification.ts'
import { dark, light } from './colours.ts'
import { escapeHtml } from './escape-html.ts'
import type { VisitBlock } from './visit-block.ts'

export interface MailLink {
  label: string
  url: string
}

/** Contents of a mail before it becomes text and HTML; both show all of it, in this order. */
export interface MailContent {
  language: Language
  /** The clinic, where the mail is about one; else the product. */
  sender: string
  title: string
  /** The visit that it is about, if one. */
  visit: VisitBlock | null
  paragraphs: readonly string[]
  /** The first is what most want to do. */
  actions: readonly MailLink[]
  /** The clinic's address and phone, unless the visit says them. */
  contact: string | null
  closing: string
  /** Stops mails of this kind; null for those that nobody can do without. */
  stop: MailLink | null
}

export function asText(content: MailContent): string {
  const { sender, title, visit, paragraphs, actions, contact, closing, stop } = content
  const linked = ({ label, url }: MailLink) => `${label}:\n${url}`
  return [
    `${sender}\n${title}`,
    ...(visit ? [blockAsText(visit)] : []),
    ...paragraphs,
    ...actions.map(linked),
    `--\n${contact ? `${contact}\n` : ''}${closing}`,
    ...(stop ? [linked(stop)] : []),
  ].join('\n\n')
}

const blockAsText = ({ when, zone, before, lines }: VisitBlock) =>
  [`${when} ${zone}`, ...(before ? [before] : []), ...lines].join('\n')

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'

/** Each look with its colours inline, for programs that read no style sheet, and again for those that go dark. */
const looks = {
  ground: `background:${light.ground}`,
  card: `background:${light.card};border:1px solid ${light.edge};border-top:4px solid ${light.mark}`,
  ink: `color:${light.ink}`,
  quiet: `color:${light.quiet}`,
  first: `background:${light.mark};border:1px solid ${light.mark};color:${light.onMark}`,
  further: `border:1px solid ${light.rim};color:${light.link}`,
  visit: `background:${light.ground};border-left:4px solid ${light.mark}`,
}

const inTheDark = [
  `.ground{background:${dark.ground}!important}`,
  `.card{background:${dark.card}!important;border-color:${dark.mark} ${dark.edge} ${dark.edge}!important}`,
  `.ink{color:${dark.ink}!important}`,
  `.quiet{color:${dark.quiet}!important}`,
  `.first{background:${dark.mark}!important;border-color:${dark.mark}!important;color:${dark.onMark}!important}`,
  `.visit{background:${dark.ground}!important;border-color:${dark.mark}!important}`,
  `.further{border-color:${dark.rim}!important;color:${dark.link}!important}`,
].join('')

function styled(look: keyof typeof looks, style = ''): string {
  return `class="${look}" style="${looks[look]};${style}"`
}

const lines = (size: number, height: number) =>
  `${font};font-size:${size}px;line-height:${height}px;overflow-wrap:anywhere`

/** One page for all mails: nothing in it is loaded, run or counted, whatever it quotes is text. */
export function asHtml(content: MailContent): string {
  const { language, sender, title, visit, paragraphs, actions, contact, closing, stop } = content
  const text = (each: string) =>
    `<p ${styled('ink', `margin:0 0 16px;${lines(16, 24)}`)}>${escapeHtml(each)}</p>`
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(title)}</title>`,
    `<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${inTheDark}}</style></head>`,
    `<body ${styled('ground', 'margin:0;padding:0')}>`,
    `<table ${table} ${styled('ground')}><tr><td align="center" style="padding:24px 12px">`,
    `<table ${table} style="max-width:560px;text-align:left">`,
    `<tr><td ${styled('card', 'padding:24px;border-radius:8px')}>`,
    `<p ${styled('quiet', `margin:0 0 8px;font-weight:600;${lines(14, 20)}`)}>${escapeHtml(sender)}</p>`,
    `<h1 ${styled('ink', `margin:0 0 16px;font-weight:600;${lines(22, 28)}`)}>${escapeHtml(title)}</h1>`,
    ...(visit ? [blockAsHtml(visit)] : []),
    ...paragraphs.map(text),
    ...actions.map((each, index) => button(each, index === 0 ? 'first' : 'further')),
    '</td></tr>',
    `<tr><td style="padding:16px 24px">`,
    ...[contact, closing].flatMap((each) => (each ? [small(each)] : [])),
    ...(stop
      ? [
          `<p style="margin:0"><a href="${escapeHtml(stop.url)}" ${styled('quiet', `text-decoration:underline;${lines(13, 20)}`)}>${escapeHtml(stop.label)}</a></p>`,
        ]
      : []),
    '</td></tr></table></td></tr></table></body></html>',
  ].join('\n')
}

const small = (text: string) =>
  `<p ${styled('quiet', `margin:0 0 8px;${lines(13, 20)}`)}>${escapeHtml(text)}</p>`

/** Day and time so large that nobody has to look for them; struck out once the visit is cancelled. */
function blockAsHtml({ when, zone, isCancelled, before, lines: facts }: VisitBlock): string {
  const struck = isCancelled ? ';text-decoration:line-through' : ''
  const quiet = (text: string, style = '') =>
    `<p ${styled('quiet', `margin:0;${lines(14, 20)}${style}`)}>${escapeHtml(text)}</p>`
  const fact = (text: string, index: number) =>
    `<p ${styled('ink', `margin:${index === 0 ? '8px 0 0' : '0'};${lines(16, 24)}`)}>${escapeHtml(text)}</p>`
  const first = `<p ${styled('ink', `margin:0;font-weight:600;${lines(18, 26)}${struck}`)}>${escapeHtml(when)}</p>`
  return [
    `<table ${table} style="margin:0 0 16px"><tr>`,
    `<td ${styled('visit', 'padding:12px 16px;border-radius:4px')}>`,
    first,
    quiet(zone),
    ...(before ? [quiet(before, ';text-decoration:line-through')] : []),
    ...facts.map(fact),
    '</td></tr></table>',
  ].join('\n')
}

function button({ label, url }: MailLink, look: 'first' | 'further'): string {
  const shape = `display:inline-block;padding:10px 18px;border-radius:8px;font-weight:600;text-decoration:none`
  return `<p style="margin:8px 0 0"><a href="${escapeHtml(url)}" ${styled(look, `${shape};${lines(16, 24)}`)}>${escapeHtml(label)}</a></p>`
}
