import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A mail server for tests, with the emails it accepted. */
export type TestSmtp = {
  readonly url: string
  /** Each email both raw and parsed. */
  readonly mails: readonly { readonly raw: string; readonly to: readonly string[]; readonly email: Email }[]
  stop(): Promise<void>
}

/** Starts a mail server on a free local port. It accepts what `options` allow. */
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
  // Clients that disconnect midway are part of the tests.
  server.on('error', () => undefined)
  const listening = once(server.listen(0, '127.0.0.1'), 'listening')
  await listening
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  onTestFinished(stop)
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, mails, stop }
}
