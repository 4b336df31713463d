import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { virtualAuthenticator } from '@kit/chromium/authenticator'
import type { CDPSession, Page } from '@playwright/test'

/** A passkey on the device, created by the browser as hardware would. */
type Credential = { readonly credentialId: string }

/** Adds a virtual authenticator with user verification to the page's browser. */
export async function addAuthenticator(page: Page, hasPrf = true) {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...virtualAuthenticator, hasPrf },
  })
  return {
    credentials: async (): Promise<readonly Credential[]> =>
      (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    /** Adds a passkey for a host that no server has registered. */
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
