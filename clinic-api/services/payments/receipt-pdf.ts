import { PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib'
import type { Language } from '../../write/notification.ts'
import { moment } from '../notifications/phrases.ts'
import { drawable, fontsFor } from './receipt-fonts.ts'
import type { ReceiptRecord } from './receipts.ts'

const words = {
  en: {
    title: 'Receipt',
    test: 'Test payment: no card was charged and no money moved.',
    number: 'Number',
    date: 'Date',
    clinic: 'Clinic',
    what: 'For',
    users: 'Users',
    each: 'Price for each user',
    period: 'Period',
    month: 'One month',
    total: 'Total',
    addOns: {},
    plan: (name: string) => `Plan ${name}`,
    status: { paid: 'Paid', refunded: 'Refunded', disputed: 'Disputed' },
  },
  es: {
    title: 'Recibo',
    test: 'Pago de prueba: no se ha cobrado nada ni se ha movido dinero.',
    number: 'Número',
    date: 'Fecha',
    clinic: 'Clínica',
    what: 'Concepto',
    users: 'Usuarios',
    each: 'Precio por usuario',
    period: 'Periodo',
    month: 'Un mes',
    total: 'Total',
    addOns: { 'more-room': '+Médicos y +Pacientes', 'reminder-service': 'Servicio de recordatorios' },
    plan: (name: string) => `Plan ${name}`,
    status: { paid: 'Pagado', refunded: 'Devuelto', disputed: 'Disputado' },
  },
} as const

const localeOf = { en: 'en-GB', es: 'es-ES' } as const
const paper = { width: 595.28, height: 841.89, margin: 64 }
const ink = rgb(0.11, 0.15, 0.18)
const grey = rgb(0.4, 0.45, 0.48)
const hairline = rgb(0.82, 0.85, 0.87)

/** A receipt of ours on one A4 page. */
export async function drawReceipt(receipt: ReceiptRecord, language: Language): Promise<Uint8Array> {
  const { payment, clinic, number } = receipt
  const text = words[language]
  const document = await PDFDocument.create()
  document.setTitle(`${text.title} ${number}`)
  document.setLanguage(language)
  document.setCreationDate(payment.createdAt)
  document.setModificationDate(payment.createdAt)
  const lines = linesOf(receipt, language)
  const foot = `${clinic.name} · ${clinic.postalCode} ${clinic.city}`
  const fonts = await fontsFor(document, `${foot}${lines.map(({ label, value }) => label + value).join('')}`)
  const sheet = { page: document.addPage([paper.width, paper.height]), ...fonts }
  write(sheet, 'Consulta', { y: 762, size: 12, color: grey })
  write(sheet, text.title, { y: 724, size: 26, bold: true })
  if (payment.provider === 'test') write(sheet, text.test, { y: 696, size: 11, color: grey })
  let y = 652
  for (const { label, value, bold } of lines) {
    rule(sheet.page, y + 22)
    write(sheet, label, { y, size: 11, color: grey })
    writeRight(sheet, value, { y, size: bold ? 14 : 11, bold })
    y -= 34
  }
  write(sheet, foot, { y: 64, size: 9, color: grey })
  return document.save()
}

function linesOf(
  { payment, plan, clinic, addOn, users, unitCents, number }: ReceiptRecord,
  language: Language,
) {
  const text = words[language]
  const names: Readonly<Record<string, string>> = text.addOns
  const what = addOn ? `${payment.units} × ${names[payment.addOn ?? ''] ?? addOn}` : text.plan(plan.name)
  const line = (label: string, value: string, bold = false) => ({ label, value, bold })
  const state = payment.status as keyof typeof text.status
  return [
    line(text.number, number),
    line(text.date, moment(localeOf[language], payment.createdAt.toISOString(), clinic.timeZone).day),
    line(text.clinic, clinic.name),
    line(text.what, what),
    line(text.period, text.month),
    line(text.users, String(users)),
    line(text.each, money(unitCents, payment.currency, language)),
    line(
      `${text.total} (${text.status[state]})`,
      money(payment.amountCents, payment.currency, language),
      true,
    ),
  ]
}

// A narrow space before the sign is not in the font.
function money(cents: number, currency: string, language: Language): string {
  const format = new Intl.NumberFormat(localeOf[language], {
    style: 'currency',
    currency: currency.toUpperCase(),
  })
  return format.format(cents / 100).replace(/\s/gu, ' ')
}

interface Sheet {
  page: PDFPage
  regular: PDFFont
  bold: PDFFont
}

interface Style {
  y: number
  size: number
  bold?: boolean
  color?: typeof ink
}

function write(sheet: Sheet, text: string, { y, size, bold = false, color = ink }: Style): void {
  const font = bold ? sheet.bold : sheet.regular
  sheet.page.drawText(drawable(text, font), { x: paper.margin, y, size, font, color })
}

/** Ends at the right margin; smaller when it would run into its label. */
function writeRight(sheet: Sheet, text: string, { y, size, bold = false }: Style): void {
  const font = bold ? sheet.bold : sheet.regular
  const shown = drawable(text, font)
  const room = paper.width - 2 * paper.margin - 150
  const fitted = Math.min(size, (size * room) / font.widthOfTextAtSize(shown, size))
  const x = paper.width - paper.margin - font.widthOfTextAtSize(shown, fitted)
  sheet.page.drawText(shown, { x, y, size: fitted, font, color: ink })
}

function rule(page: PDFPage, y: number): void {
  const end = { x: paper.width - paper.margin, y }
  page.drawLine({ start: { x: paper.margin, y }, end, thickness: 0.5, color: hairline })
}
