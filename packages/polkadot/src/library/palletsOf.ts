import type { ApiPromise } from '@polkadot/api'

/** A call that is not signed yet. */
export type Extrinsic = ReturnType<ApiPromise['tx']>

type UInt = { toBigInt(): bigint; toNumber(): number }
type Option<T> = { readonly isNone: boolean; unwrap(): T }
type Events = Iterable<{
  readonly phase: { readonly isApplyExtrinsic: boolean; readonly asApplyExtrinsic: UInt }
  readonly event: { readonly section: string; readonly method: string; readonly data: Iterable<unknown> }
}>

/** What the adapter uses of a runtime: the pallets that all have, and the one for assets that some have. */
export type Pallets = {
  readonly query: {
    readonly system: {
      /** The parts differ between runtimes. */
      account(address: string): Promise<{ readonly data: { readonly [part: string]: UInt | undefined } }>
      events(): Promise<Events>
    }
    readonly assets?: {
      asset(id: number): Promise<Option<unknown>>
      metadata(id: number): Promise<{ readonly decimals: UInt; readonly symbol: { toUtf8(): string } }>
      account(id: number, address: string): Promise<Option<{ readonly balance: UInt }>>
    }
  }
  readonly tx: {
    readonly balances: { transferKeepAlive(to: string, amount: bigint): Extrinsic }
    readonly assets?: { transfer(id: number, to: string, amount: bigint): Extrinsic }
  }
  readonly consts: {
    readonly balances: { readonly existentialDeposit: UInt }
    readonly system?: { readonly ss58Prefix?: UInt }
  }
}

/**
 * The pallets of a runtime. The library finds them in the chain's metadata when it runs, so no type of its own knows them.
 *
 * @example await palletsOf(api).query.system.account(address)
 */
export function palletsOf(api: Pick<ApiPromise, 'query' | 'tx' | 'consts'> | { readonly query: object }): Pallets {
  return api as unknown as Pallets
}
