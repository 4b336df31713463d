import type { RpcRequest } from '@kit/adapter'
import type { ClockPort, ReadCall, WalletCapabilityMembers } from '@kit/core/adapter'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { watchAsset } from '../request/watchAsset.js'
import { getAssets } from './getAssets.js'
import { getCallsStatus } from './getCallsStatus.js'
import { getCapabilities } from './getCapabilities.js'
import { getGrantedPermissions } from './getGrantedPermissions.js'
import { grantPermissions } from './grantPermissions.js'
import { getPermissions, requestPermissions } from './requestPermissions.js'
import { revokePermissions } from './revokePermissions.js'
import { sendCalls } from './sendCalls.js'
import { showCallsStatus } from './showCallsStatus.js'

/**
 * What EVM wallets are asked beside signing and sending. No chain library is loaded for it.
 *
 * @param read The network's endpoints, for what a wallet leaves out of receipts.
 * @example const { sendCalls } = createCallCapabilities(ports, read)
 */
export function createCallCapabilities(
  { clock }: { readonly clock: ClockPort },
  read: (call: ReadCall) => Promise<RpcRequest>,
): Required<WalletCapabilityMembers<Eip1193Provider>> {
  return {
    getCapabilities: (call) => getCapabilities({ ...call, clock }),
    sendCalls: (call) => sendCalls({ ...call, clock }),
    getCallsStatus: (call) => getCallsStatus({ ...call, clock, read: () => read(call) }),
    showCallsStatus: (call) => showCallsStatus({ ...call, clock }),
    grantPermissions: (call) => grantPermissions({ ...call, clock }),
    revokePermissions: (call) => revokePermissions({ ...call, clock }),
    getGrantedPermissions: (call) => getGrantedPermissions({ ...call, clock }),
    getPermissions: (call) => getPermissions({ ...call, clock }),
    requestPermissions: (call) => requestPermissions({ ...call, clock }),
    watchAsset: (call) => watchAsset({ ...call, clock }),
    getAssets: (call) => getAssets({ ...call, clock }),
  }
}
