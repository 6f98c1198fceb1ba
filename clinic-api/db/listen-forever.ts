import pg from 'pg'

interface Listener {
  channel: string
  onPayload: (payload: string) => void
  /** After words may have been missed. */
  onGap?: (() => void) | undefined
}

const reconnectMs = 500
/** A machine that is cut off says nothing, and a connection to it looks alive for a quarter of an hour. */
const askEveryMs = 5_000
const patienceMs = 5_000

/** Listens on its own connection and connects again whenever that is lost; resolves to the way to stop. */
export async function listenForever(
  url: string,
  { channel, onPayload, onGap }: Listener,
): Promise<() => Promise<void>> {
  let stopped = false
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  const listen = `listen ${pg.escapeIdentifier(channel)}`

  function again() {
    client = null
    if (!stopped) timer = setTimeout(() => connect().then(onGap, again), reconnectMs)
  }

  async function connect() {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
    })
    next.on('error', () => {})
    next.on('notification', (message) => onPayload(message.payload ?? ''))
    try {
      await next.connect()
      await next.query(listen)
    } catch (error) {
      drop(next)
      throw error
    }
    // Said again it changes nothing, and who looks at the server's connections sees what this one is for.
    const asking = setInterval(() => next.query(listen).catch(() => drop(next)), askEveryMs)
    next.once('end', () => {
      clearInterval(asking)
      again()
    })
    client = next
  }

  await connect()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await client?.end()
  }
}

/** Without the goodbye, for which a lost connection would wait. */
function drop(client: pg.Client): void {
  client.connection.stream.destroy()
}
