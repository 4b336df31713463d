import type { Network } from '@kit/core/adapter'
import { askJsonRpc, type JsonRpcCall } from '../frame/askJsonRpc.js'
import { FrameError } from '../frame/FrameError.js'

/** One read of the app's own node. */
export type NodeCall = Omit<JsonRpcCall, 'url'> & { readonly network: Network | undefined }

/** Asks the first node of the network. @throws FrameError what the node answered, or 4901 where there is none */
export async function askNode({ network, params = [], ...call }: NodeCall): Promise<unknown> {
  const url = network?.rpcUrls[0]
  if (url === undefined) throw new FrameError('The app has no node of this network', 4901)
  return askJsonRpc({ ...call, params, url })
}
