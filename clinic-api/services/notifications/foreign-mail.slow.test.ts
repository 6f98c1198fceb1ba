import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderMailer, type Mailer } from '../../ports/mailer.ts'
import { writtenSamples } from './mail-samples.ts'

const to = 'paciente+cita@example.test'
const stopUrl = 'https://consulta.test/api/unsubscribe/a'
const calendar = { method: 'REQUEST', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' } as const
const inOneLine = (text = '') => text.replaceAll('\r\n', '\n').trim()

describe('every mail, as programs of others read it', () => {
  let folder: string
  let mailer: Mailer

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'consulta-mails-'))
    mailer = folderMailer(folder, 'Consulta <no-reply@consulta.test>')
  })
  afterAll(() => rm(folder, { recursive: true }))

  const samples = (['en', 'es'] as const).flatMap((language) =>
    writtenSamples(language).map((sample) => ({ ...sample, id: `${sample.id}-${language}` })),
  )

  it.each(samples)('$id arrives as it was written', async ({ id, subject, text, html, sender }) => {
    await mailer.send({ id, to, subject, text, html, calendar, stopUrl, ...(sender && { sender }) })
    const read = await PostalMime.parse(await readFile(join(folder, `${id}.eml`)))
    expect(read).toMatchObject({
      from: { name: sender ?? 'Consulta', address: 'no-reply@consulta.test' },
      to: [{ address: to }],
      subject,
      messageId: `<${id}@consulta>`,
    })
    expect(inOneLine(read.text)).toBe(inOneLine(text))
    expect(inOneLine(read.html)).toBe(inOneLine(html))
    expect(read.headers).toContainEqual(
      expect.objectContaining({ key: 'list-unsubscribe', value: `<${stopUrl}>` }),
    )
    expect(new Set(read.attachments.map(({ mimeType }) => mimeType))).toEqual(
      new Set(['text/calendar', 'application/ics']),
    )
  })

  it('has no fault that a validator of HTML finds', async () => {
    // Outlook lays tables out by attributes that HTML has given up.
    const rules = { 'no-deprecated-attr': 'off' as const }
    const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules })
    const found = new Set<string>()
    for (const { html } of samples) {
      const { results } = await validator.validateString(html)
      for (const { ruleId, message } of results.flatMap(({ messages }) => messages))
        found.add(`${ruleId}: ${message}`)
    }
    expect([...found]).toEqual([])
  })
})
