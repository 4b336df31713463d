import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'

const account = privateKeyToAccount(`0x${'7'.repeat(64)}`)

/** Account that signs in. */
export const signedIn = [{ chainId: 'eip155:1', address: account.address }]

/** Signs in at a page's backend, and requests the session. */
export async function signIn(origin: string): Promise<unknown> {
  let cookie = ''
  const ask = async (call: string, body?: object) => {
    const init = body && { method: 'POST', body: JSON.stringify(body) }
    const response = await fetch(`${origin}/api/siwx/${call}`, { ...init, headers: { origin, cookie } })
    const cookies = response.headers.getSetCookie().map((text) => text.split(';')[0])
    cookie = cookies.join('; ') || cookie
    return (await response.json()) as { readonly nonce: string; readonly now: number; readonly accounts: unknown }
  }
  const { nonce, now } = await ask('nonce')
  const message = createSiweMessage({
    address: account.address,
    chainId: 1,
    domain: new URL(origin).host,
    scheme: 'http',
    uri: `${origin}/`,
    version: '1',
    nonce,
    issuedAt: new Date(now),
  })
  await ask('verify', { message, signature: await account.signMessage({ message }) })
  return (await ask('session')).accounts
}
