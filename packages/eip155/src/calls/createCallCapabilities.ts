import type { RpcRequest } from '@kit/adapter'
import type { ClockPort, ReadCall, WalletCapabilityMembers } from '@kit/core/adapter'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { watchEvmAsset } from '../request/watchEvmAsset.js'
import { getEvmAssets } from './getEvmAssets.js'
import { getEvmCallsStatus } from './getEvmCallsStatus.js'
import { getEvmCapabilities } from './getEvmCapabilities.js'
import { getGrantedEvmPermissions } from './getGrantedEvmPermissions.js'
import { grantEvmPermissions } from './grantEvmPermissions.js'
import { getEvmPermissions, requestEvmPermissions } from './requestEvmPermissions.js'
import { revokeEvmPermissions } from './revokeEvmPermissions.js'
import { sendEvmCalls } from './sendEvmCalls.js'
import { showEvmCallsStatus } from './showEvmCallsStatus.js'

/**
 * Creates the capabilities for wallet requests besides signing and sending. Needs no chain library.
 *
 * @param read Sends requests to the network's endpoints, for receipt fields that a wallet leaves out.
 * @example const { sendCalls } = createCallCapabilities(ports, read)
 */
export function createCallCapabilities(
  { clock }: { readonly clock: ClockPort },
  read: (call: ReadCall) => Promise<RpcRequest>,
): Required<WalletCapabilityMembers<Eip1193Provider>> {
  return {
    getCapabilities: (call) => getEvmCapabilities({ ...call, clock }),
    sendCalls: (call) => sendEvmCalls({ ...call, clock }),
    getCallsStatus: (call) => getEvmCallsStatus({ ...call, clock, read: () => read(call) }),
    showCallsStatus: (call) => showEvmCallsStatus({ ...call, clock }),
    grantPermissions: (call) => grantEvmPermissions({ ...call, clock }),
    revokePermissions: (call) => revokeEvmPermissions({ ...call, clock }),
    getGrantedPermissions: (call) => getGrantedEvmPermissions({ ...call, clock }),
    getPermissions: (call) => getEvmPermissions({ ...call, clock }),
    requestPermissions: (call) => requestEvmPermissions({ ...call, clock }),
    watchAsset: (call) => watchEvmAsset({ ...call, clock }),
    getAssets: (call) => getEvmAssets({ ...call, clock }),
  }
}
