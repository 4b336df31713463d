import type { Adapter, CaipNetworkId } from '@kit/core'
import type { Eip1193Provider } from '@kit/eip155'
import type { Chain, Client, Transport } from 'viem'

/** The EVM adapter on viem, and its way to viem's own clients. */
export type ViemAdapter = Required<Adapter<Eip1193Provider>> & {
  /**
   * The read client of a configured network, made on first use and then the same; loads viem.
   *
   * @throws KitError `network/notConfigured`; `rpc/notConfigured` when the network has no RPC URL.
   */
  readonly getClient: (networkId: CaipNetworkId) => Promise<Client<Transport, Chain>>
}
