import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { virtualAuthenticator } from '@kit/chromium/authenticator'
import type { CDPSession, Page } from '@playwright/test'

/** What a device keeps of passkeys: made by the browser, as hardware would. */
type Credential = { readonly credentialId: string }

/** Gives the page's browser an authenticator that verifies its person. */
export async function addAuthenticator(page: Page, hasPrf = true) {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...virtualAuthenticator, hasPrf },
  })
  return {
    credentials: async (): Promise<readonly Credential[]> =>
      (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    /** Puts a passkey of a host in it that no server ever heard of. */
    async add(rpId: string): Promise<void> {
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      await cdp.send('WebAuthn.addCredential', {
        authenticatorId,
        credential: {
          credentialId: randomBytes(16).toString('base64'),
          isResidentCredential: true,
          rpId,
          userHandle: randomBytes(16).toString('base64'),
          privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
          signCount: 1,
        },
      })
    },
  }
}
