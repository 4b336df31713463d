import { expect } from 'vitest'
import type { SessionAnswer } from '../wallet/createLogins.js'
import type { AskOptions, WalletClient } from './createWalletClient.js'
import { testMailboxKey } from './startTestServer.js'

/** An email in the mailbox. */
export type SeenMail = { readonly to: string; readonly subject: string; readonly text: string }

/** URLs of the mailbox and the wallet. */
export type MailedWallet = { readonly url: string; readonly walletUrl: string }

/** Returns the emails to an address, newest first. */
export async function readMails({ url }: Pick<MailedWallet, 'url'>, to: string): Promise<readonly SeenMail[]> {
  const { mails } = (await (await fetch(`${url}/dev/mailbox.json?key=${testMailboxKey}`)).json()) as {
    mails: readonly SeenMail[]
  }
  return mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase())
}

/** Waits for an email to an address that matches `wanted`, and returns the newest match. */
export async function findInMail(wallet: Pick<MailedWallet, 'url'>, to: string, wanted: RegExp): Promise<string> {
  const find = async () => wanted.exec((await readMails(wallet, to))[0]?.text ?? '')?.[0].trim()
  await expect.poll(find).toBeDefined()
  return (await find()) ?? ''
}

export const linkPattern = /\/device\/[\w-]{43}/
export const codePattern = /^ {4}\d{6}$/m

/** Enters digits on the page behind a link, and returns its status and text. */
export async function approveDevice({ walletUrl }: Pick<MailedWallet, 'walletUrl'>, link: string, digits: string) {
  const answer = await fetch(`${walletUrl}${link}`, { method: 'POST', body: new URLSearchParams({ digits }) })
  return { status: answer.status, text: await answer.text() }
}

/** Response of `email/start`. */
export type Started = {
  readonly challenge: string
  readonly action: string
  readonly match: string
  readonly retryAt: number
}

/** Requests an email sign-in. */
export const startEmail = (client: WalletClient, email: string, options?: AskOptions) =>
  client.ask(
    '/wallet/v1/email/start',
    { projectId: 'demo', origin: 'https://dapp.example', email, locale: 'en' },
    options,
  )

/** Signs in by email, using the link if the device is new. */
export async function logInByEmail(wallet: MailedWallet, client: WalletClient, email: string): Promise<SessionAnswer> {
  const { challenge, action, match } = (await startEmail(client, email)).body as Started
  if (action === 'VERIFY_DEVICE') await approveDevice(wallet, await findInMail(wallet, email, linkPattern), match)
  const otp = await findInMail(wallet, email, codePattern)
  return (await client.ask('/wallet/v1/email/verify', { challenge, otp })).body
}
