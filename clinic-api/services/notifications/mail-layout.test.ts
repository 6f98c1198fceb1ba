import { describe, expect, it } from 'vitest'
import { noticeTopics, topicOf } from '#contract/notifications'
import { stoppableMails } from '#contract/stop-links'
import { type Language, type Letter, notification } from '../../write/notification.ts'
import { escapeHtml } from './escape-html.ts'
import { mailSamples, sampleClinic, writtenSamples } from './mail-samples.ts'
import { renderMail } from './render.ts'

const appUrl = 'https://consulta.test'
const hostile = `<img src=x onerror=alert(1)> "O'Hara" & <b>hijos</b>`

const letters = (language: Language): Letter[] =>
  Object.values(mailSamples).flatMap((make): Letter[] => make(language))

const all = (['en', 'es'] as const).flatMap((language) =>
  letters(language).map((letter, index) => ({ name: `${letter.kind} ${index} in ${language}`, letter })),
)

const stop = { stops: 'visits', path: '/unsubscribe/a' } as const

/** With a name that tries everything in place of each name. */
function renamed(letter: Letter): Letter {
  const names = new Set(['clinicName', 'doctorName', 'city', 'by', 'name', 'browser', 'system', 'address'])
  const text = JSON.stringify(letter, (key, value) =>
    names.has(key) && typeof value === 'string' ? hostile : value,
  )
  return JSON.parse(text)
}

const bodyOf = (html: string) => html.slice(html.indexOf('<body'))

function shownBy(html: string): string[] {
  const shown = bodyOf(html).replace(/<[^>]*>/g, ' ')
  const plain = shown
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
  return plain.split(/\s+/).filter(Boolean)
}

const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => url)

describe('the catalogue of mails', () => {
  it('has every kind of mail, and no other', () => {
    const kinds = notification.options.flatMap(({ shape }) => [...shape.kind._zod.values])
    expect(Object.keys(mailSamples).toSorted()).toEqual(kinds.toSorted())
    for (const [kind, make] of Object.entries(mailSamples)) {
      expect(make('en').length).toBeGreaterThan(0)
      for (const letter of [...make('en'), ...make('es')]) expect(letter.kind).toBe(kind)
    }
  })

  it('has a mail of every entry of the tray', () => {
    const told = letters('en').flatMap((letter) => (letter.kind === 'notice' ? [letter.about.kind] : []))
    expect(told.toSorted()).toEqual(Object.keys(topicOf).toSorted())
  })

  it('says in the language of who gets it', () => {
    const [english, spanish] = [writtenSamples('en'), writtenSamples('es')]
    expect(spanish.map(({ id }) => id)).toEqual(english.map(({ id }) => id))
    for (const [index, { subject, text, html }] of english.entries()) {
      expect(spanish[index]?.subject).not.toBe(subject)
      expect(spanish[index]?.text).not.toBe(text)
      expect(html).toContain('<html lang="en">')
      expect(spanish[index]?.html).toContain('<html lang="es">')
    }
  })

  it('lets each kind be stopped that people choose, and none that keeps an account safe', () => {
    const written = writtenSamples('en')
    const known = new Set(written.map(({ stops }) => stops).filter((each) => each !== null))
    expect([...known].toSorted()).toEqual([...stoppableMails].toSorted())
    const matters = stoppableMails.filter((each) => each !== 'reminders' && each !== 'summary')
    expect([...matters, 'security'].toSorted()).toEqual([...noticeTopics].toSorted())
    for (const { id, stops } of written)
      if (/password|factor|passkey|device|registered|signed-up|joining|invited|linked|plan/.test(id))
        expect(`${id}: ${stops}`).toBe(`${id}: null`)
    for (const { stops, text, html } of written) {
      expect(text.includes('/unsubscribe/')).toBe(stops !== null)
      expect(html.includes('/unsubscribe/')).toBe(stops !== null)
    }
  })
})

describe('a mail about a visit', () => {
  const mailOf = (kind: Letter['kind'], language: Language) => {
    const [letter] = mailSamples[kind](language)
    if (!letter) throw new Error(`No sample of ${kind}`)
    return renderMail(letter, { appUrl, clinic: sampleClinic })
  }

  it('has the clinic for its sender and the day in its subject', () => {
    expect(mailOf('appointment-booked', 'en')).toMatchObject({
      sender: 'Clínica Retiro',
      subject: 'Your appointment is booked: Tue 24 Nov, 10:30',
    })
    expect(mailOf('visit-reminder', 'es').subject).toBe('Recordatorio de tu cita: mar 24 nov, 10:30')
    expect(mailOf('password-changed', 'en').sender).toBeUndefined()
    expect(mailOf('plan-ended', 'en').sender).toBeUndefined()
  })

  it('says when, with whom, where and whom to call before anything else', () => {
    expect(mailOf('appointment-rescheduled', 'en').text.split('\n').slice(0, 9)).toEqual([
      'Clínica Retiro',
      'Your appointment was moved',
      '',
      'Tue 24 Nov 2026 at 10:30 (local time in Madrid)',
      'Before: Mon 23 Nov 2026 at 12:00',
      'Dr. Elena Ruiz Prat',
      'Clínica Retiro',
      'Calle de Alcalá 99, 28009 Madrid',
      'Phone: 910 000 000',
    ])
    expect(mailOf('appointment-booked', 'es').text).toContain(
      'Añadir a tu calendario:\nhttps://consulta.test/api/visit-links/a/calendar',
    )
  })

  it('strikes out the time of a cancelled visit and sends nobody to its address', () => {
    const { html, text } = mailOf('appointment-cancelled', 'en')
    expect(html).toMatch(/line-through">Tue 24 Nov 2026 at 10:30</)
    expect(text).not.toContain('Alcalá')
    expect(text).toContain('Phone: 910 000 000')
  })

  it('tells the pages outside the sign-in whose mail it was', () => {
    expect(mailOf('member-invited', 'en').text).toContain('/invitations/a?from=clinic')
    expect(mailOf('patient-invited', 'en').text).toContain('/reset-password?token=a&from=clinic')
    expect(mailOf('clinic-message', 'en').text).not.toContain('from=')
  })
})

describe.each(all)('$name', ({ letter }) => {
  const { html, text, subject } = renderMail(renamed(letter), { appUrl, stop, clinic: sampleClinic })

  it('loads, runs and counts nothing', () => {
    const things = html.match(/<(?!\/)[a-z][^>]*>/gi) ?? []
    const names = new Set(things.map((each) => /^<([a-z0-9]+)/i.exec(each)?.[1]))
    const allowed = ['html', 'head', 'meta', 'title', 'style', 'body', 'table', 'tr', 'td', 'p', 'h1', 'a']
    expect([...names].filter((each) => !allowed.includes(each ?? ''))).toEqual([])
    for (const each of things)
      expect(each).not.toMatch(/\s(src|srcset|background|poster|data|action|on\w+)\s*=/i)
    expect(html).not.toMatch(/url\(|@import|@font-face|http-equiv/i)
  })

  it('leads to our own pages only, and says nothing in addresses that counts who follows', () => {
    for (const url of linksOf(html)) {
      expect(new URL(url).origin).toBe(appUrl)
      expect(url).not.toMatch(/utm_|[?&](ref|source|id)=/)
    }
  })

  it('takes names for text', () => {
    expect(html).not.toContain('<img')
    expect(html).not.toContain('<b>')
    if (JSON.stringify(letter) !== JSON.stringify(renamed(letter)) && text.includes(hostile))
      expect(html).toContain(escapeHtml(hostile))
  })

  it('says the same in text and in HTML, with the same links in the same order', () => {
    const urls = [...text.matchAll(/^(https:\/\/\S+)$/gm)].map(([, url = '']) => url)
    expect(linksOf(html).map((url) => url.replaceAll('&amp;', '&'))).toEqual(urls)
    const words = text.replace(/:\nhttps:\/\/\S+$/gm, '').replace(/^--$/m, '')
    expect(shownBy(html)).toEqual(words.split(/\s+/).filter(Boolean))
    const [, title = ''] = text.split('\n')
    expect(subject.startsWith(title)).toBe(true)
  })

  it('can be read in the dark: what has a colour has one for either', () => {
    const dark = /prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(html)?.[1] ?? ''
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    for (const [, thing = ''] of bodyOf(html).matchAll(/<([^>]*(?:color|background|border):[^>]*)>/g)) {
      const look = /class="(\w+)"/.exec(thing)?.[1]
      expect(dark, thing).toContain(`.${look}{`)
    }
  })
})
