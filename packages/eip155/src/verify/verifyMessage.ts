import type { ReadCall, Verdict } from '@kit/core/adapter'
import type { EvmReads } from '../read/createEvmReads.js'
import { verifySignature } from './verifySignature.js'

/** `verifySignature` of an adapter: its chain library is loaded when a contract has to be asked. */
export const verifyMessage = (
  load: () => Promise<Pick<EvmReads, 'chains'>>,
  call: ReadCall & { readonly address: string; readonly message: string; readonly signature: string },
): Promise<Verdict> =>
  verifySignature({ ...call, request: async (asked) => (await load()).chains.getRequest(call.network.id)(asked) })
