/** Why a session is over: its person chose so, its time was up, or the clinic API no longer knows it. */
export type Ending = 'choice' | 'idle' | 'over'

/** Messages about the session between tabs of one browser. */
export type SessionNews =
  /** Somebody signed in here, or went to another clinic; tabs of another person or place are out of date. */
  | { kind: 'entered'; place: string }
  /** The session was used: the idle clock starts again everywhere. */
  | { kind: 'used'; userId: string }
  | { kind: 'left'; ending: Ending }
  /** Somebody is there: pointer or keys. */
  | { kind: 'touched' }
  /** Patients are reduced to initials from now on, or no longer. */
  | { kind: 'discreet'; on: boolean }

const name = 'consulta-session'

export function announce(news: SessionNews): void {
  const channel = new BroadcastChannel(name)
  channel.postMessage(news)
  channel.close()
}

/** Listens to the other tabs; returns the way to stop. */
export function listen(hear: (news: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<SessionNews>) => hear(data)
  return () => channel.close()
}
