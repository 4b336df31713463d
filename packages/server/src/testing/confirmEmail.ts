import { expect } from 'vitest'
import type { RawResponse } from './requestJson.js'
import { requestFromPage, type TestPage } from './signIn.js'
import { testMailboxKey } from './startTestServer.js'

/** An email in the development mailbox. */
export type TestMail = {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Returns the emails in the development mailbox, newest first. */
export async function readMailbox({ url }: Pick<TestPage, 'url'>): Promise<readonly TestMail[]> {
  const response = await fetch(`${url}/dev/mailbox.json?key=${testMailboxKey}`)
  return ((await response.json()) as { mails: TestMail[] }).mails
}

/** Returns the code in the newest email to an address. */
export async function readCode(page: Pick<TestPage, 'url'>, email: string): Promise<string> {
  let mail: TestMail | undefined
  await expect
    .poll(async () => {
      mail = (await readMailbox(page)).find(({ to }) => to === email)
      return mail !== undefined
    })
    .toBe(true)
  return /\d{6}/.exec(mail?.text ?? '')?.[0] ?? ''
}

/** Requests a code. */
export function requestCode(page: TestPage, email: string, account: string): Promise<RawResponse> {
  return requestFromPage(page, 'otp', { method: 'POST', body: { email, account } })
}

/** Submits a code. */
export function giveCode(page: TestPage, uuid: unknown, code: string): Promise<RawResponse> {
  return requestFromPage(page, 'otp', { method: 'PUT', body: { uuid, code } })
}

/** Returns a different code. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

/** Confirms an email address and returns its token. */
export async function confirmEmail(page: TestPage, email: string, account: string): Promise<string> {
  const requested = await requestCode(page, email, account)
  const { uuid } = requested.body as { uuid: string }
  const answer = await giveCode(page, uuid, await readCode(page, email))
  return (answer.body as { token: string }).token
}
