import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A mail server of the test, and what it took. */
export type TestSmtp = {
  readonly url: string
  /** Each as it came, and as mail programs read it. */
  readonly mails: readonly { readonly raw: string; readonly to: readonly string[]; readonly email: Email }[]
  stop(): Promise<void>
}

/** Starts a mail server on a free port of this machine; it takes what `options` let through. */
export async function startSmtp(options: SMTPServerOptions = {}): Promise<TestSmtp> {
  const mails: TestSmtp['mails'][number][] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString()
        const to = session.envelope.rcptTo.map(({ address }) => address)
        PostalMime.parse(raw).then((email) => {
          mails.push({ raw, to, email })
          callback()
        }, callback)
      })
    },
    ...options,
  })
  // Clients that hang up in the middle are part of the tests.
  server.on('error', () => undefined)
  const listening = once(server.listen(0, '127.0.0.1'), 'listening')
  await listening
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  onTestFinished(stop)
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, mails, stop }
}
