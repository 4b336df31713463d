import { createApiClient } from '@kit/api'
import type { Page } from '../page/Page.js'
import type { PermissionServices } from '../rpc/PermissionServices.js'
import type { SmartAccounts } from '../smart/createSmartAccounts.js'
import { createLanguage } from '../text/createLanguage.js'
import { createPermissionRecord } from './createPermissionRecord.js'

/** Creates the permission services of a smart account. The record is the operator's, at the login host, `origin`. */
export function createPermissions(
  smart: SmartAccounts,
  { page, origin }: { readonly page: Pick<Page, 'dapp' | 'languages' | 'projectId'>; readonly origin: string },
): PermissionServices {
  const client = createApiClient({
    baseUrl: origin,
    projectId: page.projectId,
    fetch: (...requested) => fetch(...requested),
    clock: {
      now: () => Date.now(),
      monotonic: () => performance.now(),
      setTimeout(callback, delayMs) {
        const timer = setTimeout(callback, delayMs)
        return () => clearTimeout(timer)
      },
    },
  })
  return {
    smart,
    language: () => createLanguage(page),
    async recordOf(network) {
      const signer = await smart.signerOf(network)
      return createPermissionRecord({
        client,
        account: `${network.id as `eip155:${number}`}:${smart.address}`,
        sign: (message) => signer.signMessage({ message }),
      })
    },
  }
}
