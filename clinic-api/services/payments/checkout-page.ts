import { createHash } from 'node:crypto'
import type { Language } from '../../write/notification.ts'
import { escapeHtml } from '../notifications/escape-html.ts'

export interface CheckoutView {
  clinicName: string
  planName: string
  addOn: { name: string; units: number } | null
  users: number
  amountCents: number
  language: Language
  /** False once it was paid, declined or cancelled. */
  open: boolean
  appUrl: string
}

const words = {
  en: {
    title: 'Test checkout',
    notice: 'This is a test page. No card is asked for and no money moves.',
    plan: 'Plan',
    clinic: 'Clinic',
    addOn: 'Add-on',
    users: 'Users',
    total: 'Total for one month',
    success: 'Pay',
    decline: 'Let the card be declined',
    cancel: 'Cancel',
    closed: 'This checkout is finished.',
    back: 'Back to Consulta',
  },
  es: {
    title: 'Pago de prueba',
    notice: 'Esta es una página de prueba. No se pide ninguna tarjeta ni se mueve dinero.',
    plan: 'Plan',
    clinic: 'Clínica',
    addOn: 'Complemento',
    users: 'Usuarios',
    total: 'Total de un mes',
    success: 'Pagar',
    decline: 'Simular que se rechaza la tarjeta',
    cancel: 'Cancelar',
    closed: 'Este pago ya ha terminado.',
    back: 'Volver a Consulta',
  },
} as const

const style = `
:root{color-scheme:light dark;--ink:light-dark(#17242b,#e6eef1);--soft:light-dark(#55666f,#a3b4bc);
--paper:light-dark(#f4f7f8,#10181c);--card:light-dark(#fff,#182329);--line:light-dark(#d8e1e5,#2b3a42);--accent:light-dark(#0b6b75,#5cc4cf)}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;background:var(--paper);color:var(--ink);
font:1rem/1.5 system-ui,sans-serif}
main{width:100%;max-width:26rem;background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1.5rem}
h1{margin:0 0 .75rem;font-size:1.25rem}
.notice{margin:0 0 1.25rem;padding:.75rem;border:1px dashed var(--accent);border-radius:.5rem;color:var(--soft)}
dl{display:grid;grid-template-columns:1fr auto;gap:.5rem 1rem;margin:0 0 1.5rem}
dt{color:var(--soft)}dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
.total{font-weight:600;color:inherit}
form{display:grid;gap:.5rem}
button,a{display:block;width:100%;min-height:2.75rem;padding:.6rem 1rem;border:1px solid var(--line);border-radius:.5rem;
background:transparent;color:inherit;font:inherit;text-align:center;text-decoration:none;cursor:pointer}
button:first-child{background:var(--accent);border-color:transparent;color:var(--card);font-weight:600}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`

const styleHash = createHash('sha256').update(style).digest('base64')

/** Only this page's own style, and its form to us and on to the application. */
export function checkoutPolicy(appUrl: string): string {
  const origin = new URL(appUrl).origin
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action 'self' ${origin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

export function checkoutPage(view: CheckoutView): string {
  const text = words[view.language]
  const amount = new Intl.NumberFormat(view.language === 'es' ? 'es-ES' : 'en-GB', {
    style: 'currency',
    currency: 'EUR',
  }).format(view.amountCents / 100)
  return `<!doctype html>
<html lang="${view.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text.title}</title>
<style>${style}</style></head>
<body><main>
<h1>${text.title}</h1>
<p class="notice">${text.notice}</p>
<dl>
<dt>${text.clinic}</dt><dd>${escapeHtml(view.clinicName)}</dd>
<dt>${text.plan}</dt><dd>${escapeHtml(view.planName)}</dd>
${addOnLine(text.addOn, view.addOn)}<dt>${text.users}</dt><dd>${view.users}</dd>
<dt class="total">${text.total}</dt><dd class="total">${escapeHtml(amount)}</dd>
</dl>
${view.open ? form(text) : closed(text, view.appUrl)}
</main></body></html>`
}

function addOnLine(label: string, addOn: CheckoutView['addOn']): string {
  return addOn ? `<dt>${label}</dt><dd>${addOn.units} × ${escapeHtml(addOn.name)}</dd>\n` : ''
}

function form(text: (typeof words)[Language]): string {
  const button = (action: 'success' | 'decline' | 'cancel') =>
    `<button name="action" value="${action}">${text[action]}</button>`
  return `<form method="post">${button('success')}${button('decline')}${button('cancel')}</form>`
}

function closed(text: (typeof words)[Language], appUrl: string): string {
  return `<p>${text.closed}</p><a href="${escapeHtml(new URL('/app', appUrl).toString())}">${text.back}</a>`
}
