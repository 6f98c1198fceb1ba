import { createHash } from 'node:crypto'
import type { Language } from '../../write/notification.ts'
import { dark, light } from '../notifications/colours.ts'
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

const both = (colour: keyof typeof light) => `light-dark(${light[colour]},${dark[colour]})`

/** The product's look before its font has loaded: this page loads none. */
const style = `
@font-face{font-family:Inter;font-weight:100 500;src:local(Inter),local(Arial),local("Liberation Sans"),local(Helvetica);
ascent-override:89.79%;descent-override:22.36%;line-gap-override:0%;size-adjust:107.89%}
@font-face{font-family:Inter;font-weight:600 900;src:local("Arial Bold"),local(Arial-BoldMT),local("Liberation Sans Bold"),
local("Helvetica Bold");ascent-override:95.56%;descent-override:23.79%;line-gap-override:0%;size-adjust:101.38%}
:root{color-scheme:light dark}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;background:${both('ground')};color:${both('ink')};
font:.875rem/1.25rem Inter,sans-serif;overflow-wrap:anywhere}
main{width:100%;max-width:26rem;background:${both('card')};border:1px solid ${both('edge')};border-radius:12px;padding:1.5rem}
h1{margin:0 0 .5rem;font-size:1.25rem;line-height:1.75rem;font-weight:600}
p{margin:0 0 1.25rem;color:${both('quiet')}}
dl{display:grid;grid-template-columns:1fr auto;gap:.5rem 0;margin:0 0 1.5rem}
dt{color:${both('quiet')}}dd{margin:0;padding-left:1rem;text-align:right;font-variant-numeric:tabular-nums}
.total{padding-top:.5rem;border-top:1px solid ${both('edge')};color:inherit;font-size:1rem;line-height:1.5rem;font-weight:600}
form{display:grid;gap:.5rem}
button,a{display:block;width:100%;min-height:2.75rem;padding:.6875rem 1rem;border:1px solid ${both('rim')};border-radius:8px;
background:${both('card')};color:inherit;font:inherit;font-weight:500;text-align:center;text-decoration:none;cursor:pointer}
button:first-child{background:${both('mark')};border-color:transparent;color:${both('onMark')}}
:focus-visible{outline:2px solid ${both('mark')};outline-offset:2px}
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
<p>${text.notice}</p>
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
