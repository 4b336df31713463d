import { expect } from 'vitest'
import type { SessionAnswer } from '../wallet/createLogins.js'
import type { AskOptions, WalletClient } from './createWalletClient.js'
import { testMailboxKey } from './startTestServer.js'

/** A mail of the mailbox. */
export type SeenMail = { readonly to: string; readonly subject: string; readonly text: string }

/** Where mails are, and the wallet. */
export type MailedWallet = { readonly url: string; readonly walletUrl: string }

/** The mails to an address, the newest first. */
export async function readMails({ url }: Pick<MailedWallet, 'url'>, to: string): Promise<readonly SeenMail[]> {
  const { mails } = (await (await fetch(`${url}/dev/mailbox.json?key=${testMailboxKey}`)).json()) as {
    mails: readonly SeenMail[]
  }
  return mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase())
}

/** The newest mail to an address in which something stands, once it is there. */
export async function findInMail(wallet: Pick<MailedWallet, 'url'>, to: string, wanted: RegExp): Promise<string> {
  const find = async () => wanted.exec((await readMails(wallet, to))[0]?.text ?? '')?.[0].trim()
  await expect.poll(find).toBeDefined()
  return (await find()) ?? ''
}

export const LINK = /\/device\/[\w-]{43}/
export const CODE = /^ {4}\d{6}$/m

/** Types digits on the page behind a link; its status and text. */
export async function approveDevice({ walletUrl }: Pick<MailedWallet, 'walletUrl'>, link: string, digits: string) {
  const answer = await fetch(`${walletUrl}${link}`, { method: 'POST', body: new URLSearchParams({ digits }) })
  return { status: answer.status, text: await answer.text() }
}

/** What `email/start` answers. */
export type Started = {
  readonly challenge: string
  readonly action: string
  readonly match: string
  readonly retryAt: number
}

/** Asks for a login by e-mail. */
export const startEmail = (client: WalletClient, email: string, options?: AskOptions) =>
  client.ask(
    '/wallet/v1/email/start',
    { projectId: 'demo', origin: 'https://dapp.example', email, locale: 'en' },
    options,
  )

/** Logs in by e-mail, over the link where the device is new. */
export async function logInByEmail(wallet: MailedWallet, client: WalletClient, email: string): Promise<SessionAnswer> {
  const { challenge, action, match } = (await startEmail(client, email)).body as Started
  if (action === 'VERIFY_DEVICE') await approveDevice(wallet, await findInMail(wallet, email, LINK), match)
  const otp = await findInMail(wallet, email, CODE)
  return (await client.ask('/wallet/v1/email/verify', { challenge, otp })).body
}
