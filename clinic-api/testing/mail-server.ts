import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { parseMail, type ReadMail } from './mails.ts'

/** A mail server on a free port; what it is told is kept. */
export async function startMailServer() {
  const received = new Map<string, ReadMail[]>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    async onData(stream, _session, done) {
      const told = await text(stream).catch(() => null)
      // It broke off: nothing was told, and nobody waits for an answer.
      if (told === null) return done()
      const mail = await parseMail(told)
      received.set(mail.to, [...(received.get(mail.to) ?? []), mail])
      done()
    },
  })
  // A client that is killed while sending resets the connection: no fault of the server, which goes on.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') throw error
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo // listens on a port, so it has a port
  const all = (): readonly ReadMail[] => [...received.values()].flat()
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Oldest first. */
    mailsTo: (address: string): readonly ReadMail[] => received.get(address) ?? [],
    all,
    /** How often each row of the outbox has come. */
    timesById(): Map<string, number> {
      const times = new Map<string, number>()
      for (const { source } of all()) {
        const id = /Message-ID:\s*<(.+?)@consulta>/i.exec(source)?.[1] ?? 'none'
        times.set(id, (times.get(id) ?? 0) + 1)
      }
      return times
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
