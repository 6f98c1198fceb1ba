import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { parseMail } from '../testing/mails.ts'
import { MailRefusedError, smtpMailer } from './mailer.ts'

const mail = {
  id: '01a1f934-e6d7-7232-847b-940e0cd59883',
  to: 'paciente@example.test',
  subject: 'Tu cita está reservada 🙂',
  text: 'Mañana a las 10:30\n\n.\nFin',
  html: '<p>Mañana</p>',
}

describe('mail over SMTP', () => {
  let server: SMTPServer | undefined

  afterEach(() => new Promise<void>((resolve) => (server ? server.close(resolve) : resolve())))

  async function listen(options: SMTPServerOptions): Promise<string> {
    server = new SMTPServer({ disabledCommands: ['STARTTLS'], logger: false, ...options })
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
    const { port } = server.server.address() as AddressInfo
    return `127.0.0.1:${port}`
  }

  it('holds a whole conversation with a server that asks for a password', async () => {
    const seen: { user?: string | undefined; from: string; to: string[]; source: string }[] = []
    const address = await listen({
      onAuth: ({ username, password }, _session, done) =>
        password === 'secret' ? done(null, { user: username ?? '' }) : done(new Error('wrong password')),
      async onData(stream, { user, envelope }, done) {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo.map((recipient) => recipient.address)
        seen.push({ user: user?.toString(), from, to, source: await text(stream) })
        done()
      },
    })
    const mailer = smtpMailer(`smtp://clinic:secret@${address}`, 'Consulta <no-reply@clinic.test>')
    await mailer.send(mail)
    mailer.close()
    expect(seen).toHaveLength(1)
    expect(seen[0]).toMatchObject({ user: 'clinic', from: 'no-reply@clinic.test', to: [mail.to] })
    const received = await parseMail(seen[0]?.source ?? '')
    expect(received.subject).toBe(mail.subject)
    expect(received.text.replaceAll('\r\n', '\n')).toContain(mail.text)
    expect(received.source).toContain(`Message-ID: <${mail.id}@consulta>`)
  })

  it('never turns one stored address into two recipients', async () => {
    const recipients: string[] = []
    const address = await listen({
      authOptional: true,
      onRcptTo: (recipient, _session, done) => {
        recipients.push(recipient.address)
        done()
      },
      onData: (stream, _session, done) => stream.resume().on('end', () => done()),
    })
    const mailer = smtpMailer(`smtp://${address}`, 'no-reply@clinic.test')
    await mailer.send({ ...mail, to: 'a@example.test, b@example.test' }).catch(() => {})
    await mailer.send({ ...mail, to: 'a@example.test\r\nRCPT TO:<b@example.test>' }).catch(() => {})
    mailer.close()
    expect(recipients).not.toContain('b@example.test')
  })

  const answering = (message: string, responseCode: number) =>
    Object.assign(new Error(message), { responseCode })

  it.each([
    ['the recipient', 550, '5.1.1 no such box', 'its address'],
    ['the recipient', 550, 'no such box', 'its address'],
    ['the recipient', 552, '5.2.2 the box is full', 'its address'],
    ['the recipient', 554, '5.7.1 relay access denied', 'the mail'],
    ['the recipient', 550, '5.1.8 sender address rejected', 'the mail'],
    ['the recipient', 530, 'sign in first', 'the mail'],
    ['the recipient', 450, '4.2.1 try later', 'another try'],
    ['the sender', 550, '5.1.0 not from here', 'the mail'],
    ['the message', 554, 'looks like spam', 'the mail'],
  ])('takes an answer to %s, %i %s, as about %s', async (what, code, message, verdict) => {
    const answerTo = (asked: string) => (what === asked ? answering(message, code) : null)
    const address = await listen({
      authOptional: true,
      onMailFrom: (_sender, _session, done) => done(answerTo('the sender')),
      onRcptTo: (_recipient, _session, done) => done(answerTo('the recipient')),
      onData: (stream, _session, done) => stream.resume().on('end', () => done(answerTo('the message'))),
    })
    const mailer = smtpMailer(`smtp://${address}`, 'no-reply@clinic.test')
    const fault = await mailer.send(mail).catch((error: unknown) => error)
    mailer.close()
    expect(fault).toBeInstanceOf(Error)
    const refusal = fault instanceof MailRefusedError ? fault : null
    const found = refusal?.isAddress ? 'its address' : 'the mail'
    expect(refusal ? found : 'another try').toBe(verdict)
  })

  it('takes a wrong password or a dead server as worth another try', async () => {
    const address = await listen({ onAuth: (_auth, _session, done) => done(new Error('wrong password')) })
    for (const url of [`smtp://clinic:bad@${address}`, 'smtp://127.0.0.1:1']) {
      const fault = await smtpMailer(url, 'no-reply@clinic.test')
        .send(mail)
        .catch((error: unknown) => error)
      expect(fault).toBeInstanceOf(Error)
      expect(fault).not.toBeInstanceOf(MailRefusedError)
    }
  })
})
